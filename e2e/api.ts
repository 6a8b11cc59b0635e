import * as v from 'valibot';
import { PUBLISHABLE_KEY } from '../supabase/local/options.ts';
import { sha256 } from '../supabase/local/sha256.ts';

const SESSION = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_in: v.number(),
  user: v.object({ email: v.string() }),
});

/** A sign-in of its own, made without a browser. Throws when refused. */
export async function freshSession(
  url: string,
  who: { email: string; password: string },
): Promise<{ access_token: string; refresh_token: string; expires_in: number; email: string }> {
  const { email, password } = who;
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { user, ...session } = v.parse(SESSION, await answer.json());
  return { ...session, email: user.email };
}

/** The access token of a sign-in made without a browser. Throws when refused. */
export async function accessToken(url: string, who: { email: string; password: string }): Promise<string> {
  return (await freshSession(url, who)).access_token;
}

/** Ends every session of the account: its refresh tokens no longer work anywhere. */
export async function endSessions(url: string, who: { email: string; password: string }): Promise<void> {
  const ended = await fetch(`${url}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${await accessToken(url, who)}` },
  });
  if (!ended.ok) throw new Error(`sessions were not ended: ${ended.status}`);
}

/** Notes about all clients, or of all services, as the server has them. */
export async function notesOf(
  url: string,
  who: { email: string; password: string },
  table: 'client_notes' | 'service_records' = 'client_notes',
): Promise<readonly (string | null)[]> {
  const answer = await fetch(`${url}/rest/v1/${table}?select=notes`, {
    headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${await accessToken(url, who)}` },
  });
  const rows = v.parse(v.array(v.object({ notes: v.nullable(v.string()) })), await answer.json());
  return rows.map(({ notes }) => notes);
}

/** The clients of this name as the server has them, with what was written about them last: none, one, or a duplicate. */
export async function clientsNamed(
  url: string,
  who: { email: string; password: string },
  name: string,
): Promise<readonly { readonly rev: number; readonly notes: string | null }[]> {
  const headers = { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${await accessToken(url, who)}` };
  const rowsAt = async <Row extends v.GenericSchema>(
    query: string,
    row: Row,
  ): Promise<v.InferOutput<Row>[]> =>
    v.parse(v.array(row), await (await fetch(`${url}/rest/v1/${query}`, { headers })).json());
  const clients = await rowsAt(
    `clients?select=id,rev&deleted_at=is.null&name=eq.${encodeURIComponent(name)}`,
    v.object({ id: v.string(), rev: v.number() }),
  );
  return await Promise.all(
    clients.map(async ({ id, rev }) => {
      const [newest] = await rowsAt(
        `client_notes?select=notes&client_id=eq.${id}&order=written_at.desc`,
        v.object({ notes: v.string() }),
      );
      return { rev, notes: newest?.notes ?? null };
    }),
  );
}

const PHOTO_ROWS = v.array(
  v.object({
    id: v.string(),
    kind: v.string(),
    sha256: v.string(),
    size_bytes: v.number(),
    service_record_id: v.string(),
  }),
);
const OBJECTS = v.array(v.object({ name: v.string() }));

interface PhotosOnServer {
  /** Living rows of service_photos. */
  readonly rows: v.InferOutput<typeof PHOTO_ROWS>;
  /** Object name → SHA-256 of the bytes that came back, hex. */
  readonly objects: ReadonlyMap<string, string>;
}

/** Every photo as the server has it: the rows, and the bucket read back byte by byte. */
export async function photosOnServer(
  url: string,
  who: { email: string; password: string },
): Promise<PhotosOnServer> {
  const headers = { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${await accessToken(url, who)}` };
  const columns = 'id,kind,sha256,size_bytes,service_record_id';
  const rows = v.parse(
    PHOTO_ROWS,
    await (
      await fetch(`${url}/rest/v1/service_photos?select=${columns}&deleted_at=is.null`, { headers })
    ).json(),
  );
  const listed = async (): Promise<readonly string[]> => {
    const answer = await fetch(`${url}/storage/v1/object/list/service-photos`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: '', limit: 1000, offset: 0 }),
    });
    return v.parse(OBJECTS, await answer.json()).map(({ name }) => name);
  };
  const objects = new Map<string, string>();
  for (const name of await listed()) {
    const file = await fetch(`${url}/storage/v1/object/service-photos/${name}`, { headers });
    if (!file.ok) {
      // An undo may take it away between the two questions.
      if (!(await listed()).includes(name)) continue;
      throw new Error(`object ${name} was listed but not given: ${file.status}`);
    }
    objects.set(name, sha256(await file.bytes()));
  }
  return { rows, objects };
}

/** Deletes one photo as another device of this person does; its file follows by itself. Throws when refused. */
export async function deletePhoto(
  url: string,
  who: { email: string; password: string },
  id: string,
): Promise<void> {
  const answer = await fetch(`${url}/rest/v1/service_photos?id=eq.${id}`, {
    method: 'PATCH',
    headers: {
      apikey: PUBLISHABLE_KEY,
      authorization: `Bearer ${await accessToken(url, who)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ deleted_at: new Date().toISOString() }),
  });
  if (!answer.ok) throw new Error(`the photo was not deleted: ${answer.status}`);
}

const SHOWN_PROJECTS = v.array(
  v.object({ image_url: v.string(), width: v.number(), height: v.number(), variants: v.unknown() }),
);

/** The projects of this title as a visitor's browser gets them. */
export async function projectsForVisitors(
  url: string,
  title: string,
): Promise<v.InferOutput<typeof SHOWN_PROJECTS>> {
  const answer = await fetch(
    `${url}/rest/v1/transformations?select=image_url,width,height,variants&title=eq.${encodeURIComponent(title)}`,
    { headers: { apikey: PUBLISHABLE_KEY } },
  );
  return v.parse(SHOWN_PROJECTS, await answer.json());
}
