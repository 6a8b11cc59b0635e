import { describe, expect, test, vi } from 'vitest';
import { photosText } from '../../../../content/admin/photos.ts';
import { err, ok, type Result } from '../../../../lib/result.ts';
import { PhotoIntake, type RawPicture } from './intake.ts';

interface Prepared {
  readonly name: string;
  readonly taken_at: string | null;
}

const AT = '2026-05-01T10:00:00.000Z';
const raw = (name: string): RawPicture => ({ blob: new Blob([name]), name, taken_at: AT });
const BEFORE = { service_record_id: 'r1', kind: 'before' } as const;
const AFTER = { service_record_id: 'r2', kind: 'after' } as const;

/** An intake whose pictures are their names; those that begin with a refusal are refused. */
function intake(
  options: { storage?: () => Result<undefined, 'storage' | 'too_large'>; is_away?: () => boolean } = {},
) {
  const stored: string[] = [];
  const errors: unknown[] = [];
  let at_once = 0;
  let most_at_once = 0;
  const made = new PhotoIntake<Prepared>({
    prepare: async (blob) => {
      at_once += 1;
      most_at_once = Math.max(most_at_once, at_once);
      const name = await blob.text();
      at_once -= 1;
      if (options.is_away?.() === true) return err('not_loaded');
      if (name.startsWith('unreadable')) return err('unreadable');
      if (name.startsWith('too_large')) return err('too_large');
      if (name.startsWith('broken')) throw new Error(name);
      return ok({ name, taken_at: name.startsWith('exif') ? '2020-01-01T00:00:00.000Z' : null });
    },
    store: async (picture, { service_record_id, kind, taken_at }) => {
      const answer = options.storage?.() ?? ok(undefined);
      if (answer.ok) stored.push(`${service_record_id} ${kind} ${picture.name} ${taken_at.slice(0, 4)}`);
      return answer;
    },
    on_error: (error) => errors.push(error),
  });
  return { made, stored, errors, most_at_once: () => most_at_once };
}

const idle = async (made: PhotoIntake<Prepared>) => {
  await vi.waitFor(() => expect(made.is_busy()).toBe(false));
};

describe('taking pictures in', () => {
  test('one by one, in their order, each to its own service; the time in the picture goes first', async () => {
    const { made, stored, most_at_once } = intake();
    made.add([raw('a'), raw('exif b')], BEFORE);
    made.add([raw('c')], AFTER);
    await idle(made);
    expect(stored).toEqual(['r1 before a 2026', 'r1 before exif b 2020', 'r2 after c 2026']);
    expect(most_at_once()).toBe(1);
  });

  test('it counts N of M for each service and begins anew when that is done', async () => {
    const { made } = intake();
    const seen: string[] = [];
    made.subscribe(() => seen.push(`${made.view('r1').done}/${made.view('r1').total}`));
    made.add([raw('a'), raw('b')], BEFORE);
    made.add([raw('c')], BEFORE);
    await idle(made);
    expect(seen).toEqual(['0/2', '0/3', '1/3', '2/3', '0/0']);
    made.add([raw('d')], BEFORE);
    expect(made.view('r1').total).toBe(1);
  });

  test('what cannot be a photo is named with the reason; the others go on', async () => {
    const { made, stored } = intake();
    made.add([raw('unreadable.txt'), raw('a'), raw('too_large.tiff'), raw('b')], BEFORE);
    await idle(made);
    expect(stored).toEqual(['r1 before a 2026', 'r1 before b 2026']);
    const { refused } = made.view('r1');
    expect(refused.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
      'unreadable.txt unreadable',
      'too_large.tiff too_large',
    ]);
    made.dismiss('r1', refused[0]?.id ?? -1);
    expect(made.view('r1').refused).toHaveLength(1);
  });

  test('a device that stores nothing more loses nothing: what waits is kept, and goes on when asked', async () => {
    let is_full = true;
    const { made, stored } = intake({ storage: () => (is_full ? err('storage') : ok(undefined)) });
    made.add([raw('a'), raw('b')], BEFORE);
    await vi.waitFor(() => expect(made.view('r1').stopped).toBe('storage'));
    expect(made.is_busy()).toBe(true);
    made.add([raw('c')], BEFORE);
    expect(made.view('r1')).toMatchObject({ done: 0, total: 3, stopped: 'storage' });
    is_full = false;
    made.retry();
    await idle(made);
    expect(stored).toEqual(['r1 before a 2026', 'r1 before b 2026', 'r1 before c 2026']);
    expect(made.view('r1')).toMatchObject({ total: 0, stopped: null });
  });

  test('code that cannot be fetched is said to be that, not a full device, and the pictures wait for it', async () => {
    let is_away = true;
    const { made, stored, errors } = intake({ is_away: () => is_away });
    made.add([raw('a'), raw('b')], BEFORE);
    await vi.waitFor(() => expect(made.view('r1').stopped).toBe('not_loaded'));
    expect(photosText.intake.stopped.not_loaded(2)).toContain('kon niet worden geladen');
    expect(made.view('r1')).toMatchObject({ done: 0, total: 2, refused: [] });
    expect(errors).toEqual([]);
    is_away = false;
    made.retry();
    await idle(made);
    expect(stored).toEqual(['r1 before a 2026', 'r1 before b 2026']);
  });

  test('a surprise is told as one and the picture kept', async () => {
    const { made, errors } = intake();
    made.add([raw('broken'), raw('a')], BEFORE);
    await vi.waitFor(() => expect(made.view('r1').stopped).toBe('surprise'));
    expect(errors).toHaveLength(1);
    expect(made.is_busy()).toBe(true);
  });

  test('what turns out too large to be stored is named too', async () => {
    const { made } = intake({ storage: () => err('too_large') });
    made.add([raw('a')], BEFORE);
    await idle(made);
    expect(made.view('r1').refused).toMatchObject([{ name: 'a', reason: 'too_large' }]);
  });

  test('the view of a service stays the same object until something changes there', async () => {
    const { made } = intake();
    const empty = made.view('r9');
    made.add([raw('a')], BEFORE);
    await idle(made);
    expect(made.view('r9')).toBe(empty);
    expect(made.view('r1')).toBe(made.view('r1'));
  });
});
