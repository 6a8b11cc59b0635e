import { randomInt, randomUUID } from 'node:crypto';
import { compare, hash } from 'bcryptjs';
import type { Database } from '../database/database.ts';
import { sha256 } from '../sha256.ts';

type Metadata = Readonly<Record<string, unknown>>;

/** A row of auth.users with its identities, as the admin API answers it. */
interface AuthUser {
  readonly id: string;
  readonly email: string;
  readonly [field: string]: unknown;
}

const USER_JSON = `
  select jsonb_build_object(
    'id', u.id, 'aud', u.aud, 'role', u.role, 'email', u.email, 'phone', coalesce(u.phone, ''),
    'email_confirmed_at', u.email_confirmed_at, 'confirmed_at', u.email_confirmed_at,
    'invited_at', u.invited_at, 'last_sign_in_at', u.last_sign_in_at,
    'app_metadata', u.raw_app_meta_data, 'user_metadata', u.raw_user_meta_data,
    'created_at', u.created_at, 'updated_at', u.updated_at, 'is_anonymous', false,
    'identities', coalesce((
      select jsonb_agg(jsonb_build_object(
        'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
        'provider', i.provider, 'last_sign_in_at', i.last_sign_in_at,
        'created_at', i.created_at, 'updated_at', i.updated_at, 'email', i.email))
      from auth.identities i where i.user_id = u.id), '[]'::jsonb)) as account
  from auth.users u`;

/** One account, by id; null when there is none. */
export async function findUser(database: Database, id: string): Promise<AuthUser | null> {
  const rows = await database.query<{ account: AuthUser }>(`${USER_JSON} where u.id = $1`, [id]);
  return rows[0]?.account ?? null;
}

/** One account, by address (any case); null when there is none. */
export async function findUserByEmail(database: Database, email: string): Promise<AuthUser | null> {
  const rows = await database.query<{ account: AuthUser }>(`${USER_JSON} where u.email = $1`, [
    email.toLowerCase(),
  ]);
  return rows[0]?.account ?? null;
}

/** Accounts in the order they were made; `page` counts from 1. */
export async function listUsers(
  database: Database,
  page: number,
  per_page: number,
): Promise<{ users: AuthUser[]; total: number }> {
  const rows = await database.query<{ account: AuthUser }>(
    `${USER_JSON} order by u.created_at, u.id limit $1 offset $2`,
    [per_page, (page - 1) * per_page],
  );
  const counted = await database.query<{ total: number }>('select count(*)::int as total from auth.users');
  return { users: rows.map((row) => row.account), total: counted[0]?.total ?? 0 };
}

interface NewUser {
  readonly id?: string;
  readonly email: string;
  /** null for somebody invited, who chooses one later. */
  readonly password: string | null;
  readonly confirmed: boolean;
  readonly user_metadata?: Metadata;
  readonly app_metadata?: Metadata;
  /** bcrypt rounds; the demo's published passwords need few. Default 10. */
  readonly rounds?: number;
}

/** Makes an account and its e-mail identity, as the hosted service does. The address must be free. */
export async function createUser(database: Database, user: NewUser): Promise<AuthUser> {
  const id = user.id ?? randomUUID();
  const email = user.email.toLowerCase();
  const password = user.password === null ? null : await hash(user.password, user.rounds ?? 10);
  await database.transaction(async (query) => {
    await query(
      `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
                               raw_user_meta_data, created_at, updated_at)
       values ($1, 'authenticated', 'authenticated', $2, $3, case when $4::boolean then now() end, $5::text::jsonb,
               $6::text::jsonb, now(), now())`,
      [
        id,
        email,
        password,
        user.confirmed,
        JSON.stringify({ provider: 'email', providers: ['email'], ...user.app_metadata }),
        JSON.stringify({ ...user.user_metadata, email_verified: user.confirmed }),
      ],
    );
    await query(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
       values ($1, 'email', $2::uuid::text, $2::uuid, $3::text::jsonb, now(), now())`,
      [
        randomUUID(),
        id,
        JSON.stringify({ sub: id, email, email_verified: user.confirmed, phone_verified: false }),
      ],
    );
  });
  const created = await findUser(database, id);
  if (!created) throw new Error(`account ${id} is gone right after it was made`);
  return created;
}

interface UserChanges {
  readonly email?: string;
  readonly password?: string;
  readonly email_confirm?: boolean;
  readonly user_metadata?: Metadata;
  readonly app_metadata?: Metadata;
}

/** Changes what is given and leaves the rest; metadata is merged. Null when there is no such account. */
export async function updateUser(
  database: Database,
  id: string,
  changes: UserChanges,
): Promise<AuthUser | null> {
  const password = changes.password === undefined ? null : await hash(changes.password, 10);
  await database.query(
    `update auth.users set
       email = coalesce($2, email),
       encrypted_password = coalesce($3, encrypted_password),
       email_confirmed_at = case when $4::boolean then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $5::text::jsonb,
       raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || $6::text::jsonb,
       updated_at = now()
     where id = $1`,
    [
      id,
      changes.email?.toLowerCase() ?? null,
      password,
      changes.email_confirm ?? false,
      JSON.stringify(changes.user_metadata ?? {}),
      JSON.stringify(changes.app_metadata ?? {}),
    ],
  );
  return await findUser(database, id);
}

/** Whether this is the account's password; an account without one has none to name. */
export async function isPassword(database: Database, id: string, password: string): Promise<boolean> {
  const [row] = await database.query<{ encrypted_password: string | null }>(
    'select encrypted_password from auth.users where id = $1',
    [id],
  );
  const stored = row?.encrypted_password ?? '';
  return stored === '' || (await compare(password, stored));
}

/** Ends the account; its sessions go with it. */
export async function deleteUser(database: Database, id: string): Promise<void> {
  await database.query('delete from auth.refresh_tokens where user_id = $1', [id]);
  await database.query('delete from auth.users where id = $1', [id]);
}

/**
 * Marks an account as invited and gives the code for its link. The stored form is what the verify endpoint
 * of @supabase/lite looks for: sha256 of address and code.
 */
export async function inviteUser(
  database: Database,
  id: string,
  email: string,
): Promise<{ code: string; token_hash: string }> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const token_hash = sha256(email.toLowerCase() + code);
  await database.query(
    `update auth.users set invited_at = now(), confirmation_token = $2, confirmation_sent_at = now() where id = $1`,
    [id, token_hash],
  );
  return { code, token_hash };
}
