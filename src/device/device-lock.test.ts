import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import type { DeviceLock } from './device-lock-types.ts';
import { BRAM_IN, createLockTablet, SANNE_IN } from './testing/lock-device.ts';

const MINUTE_MS = 60_000;
const PIN = '4703';
const done = { ok: true, value: undefined };
const wrong = { ok: false, error: { code: 'wrong' } };

const kind = (lock: DeviceLock) => lock.state().kind;

/** Sanne's tablet with a PIN, open in one tab. */
async function withPin() {
  const tablet = createLockTablet();
  const tab = await tablet.open_tab();
  expect(await tab.lock.set_pin({ pin: PIN, current: null })).toEqual(done);
  return { tablet, tab, lock: tab.lock };
}

describe('setting a PIN', () => {
  test('without a PIN the lock is off and locking does nothing', async () => {
    const { lock } = await createLockTablet().open_tab();
    expect(kind(lock)).toBe('off');
    await lock.lock();
    expect(kind(lock)).toBe('off');
  });

  test('only 4 to 8 digits that are no row are taken', async () => {
    const { lock } = await createLockTablet().open_tab();
    for (const [pin, problem] of [
      ['123', 'too_short'],
      ['123456789', 'too_long'],
      ['12a4', 'not_digits'],
      ['1234', 'too_easy'],
      ['8765', 'too_easy'],
      ['0000', 'too_easy'],
    ] as const) {
      expect(await lock.set_pin({ pin, current: null })).toEqual({
        ok: false,
        error: { code: 'weak', problem },
      });
    }
    expect(kind(lock)).toBe('off');
  });

  test('the stored record holds neither the PIN nor the same hash twice', async () => {
    const { tablet, lock } = await withPin();
    const record = tablet.records.record('lock:u-sanne', (await import('valibot')).any());
    const first = await record.read();
    expect(JSON.stringify(first)).not.toContain(PIN);
    await lock.set_pin({ pin: PIN, current: PIN });
    expect((await record.read()).pin.hash).not.toBe(first.pin.hash);
  });

  test('changing and removing ask for the present PIN', async () => {
    const { lock } = await withPin();
    expect(await lock.set_pin({ pin: '9150', current: '0741' })).toEqual(wrong);
    expect(await lock.set_pin({ pin: '9150', current: null })).toEqual(wrong);
    expect(await lock.remove_pin('0741')).toMatchObject({ ok: false });
    expect(kind(lock)).toBe('open');
  });

  test('the right one changes and removes it', async () => {
    const { lock } = await withPin();
    expect(await lock.set_pin({ pin: '9150', current: PIN })).toEqual(done);
    await lock.lock();
    expect(await lock.unlock(PIN)).toEqual(wrong);
    expect(await lock.unlock('9150')).toEqual(done);
    expect(await lock.remove_pin('9150')).toEqual(done);
    expect(kind(lock)).toBe('off');
  });

  test('a page without WebCrypto says so', async () => {
    const { lock } = await createLockTablet().open_tab();
    vi.stubGlobal('crypto', {});
    expect(await lock.set_pin({ pin: PIN, current: null })).toEqual({
      ok: false,
      error: { code: 'unsupported' },
    });
    vi.unstubAllGlobals();
  });
});

describe('when it locks', () => {
  test('on demand, in every tab at once, and unlocking opens every tab', async () => {
    const { tablet, lock } = await withPin();
    const other = await tablet.open_tab();
    expect(kind(other.lock)).toBe('open');
    await lock.lock();
    await vi.waitFor(() => expect(kind(other.lock)).toBe('locked'));
    expect(await other.lock.unlock(PIN)).toEqual(done);
    await vi.waitFor(() => expect(kind(lock)).toBe('open'));
  });

  test('on start, unless another tab stands open', async () => {
    const { tablet, tab } = await withPin();
    const second = await tablet.open_tab();
    expect(kind(second.lock)).toBe('open');
    second.close();
    tab.close();
    const started = await tablet.open_tab();
    expect(kind(started.lock)).toBe('locked');
  });

  test('after the chosen minutes without a touch in any tab', async () => {
    const { tablet, lock } = await withPin();
    const other = await tablet.open_tab();
    await lock.set_idle(2);
    tablet.pass(MINUTE_MS);
    other.lock.touched();
    tablet.pass(1.5 * MINUTE_MS);
    expect(kind(lock)).toBe('open');
    tablet.pass(MINUTE_MS);
    expect(kind(lock)).toBe('locked');
    await vi.waitFor(() => expect(kind(other.lock)).toBe('locked'));
  });

  test('a tablet that slept past the time locks as it is looked at, before a touch counts', async () => {
    const { tablet, tab, lock } = await withPin();
    tablet.asleep = true;
    tablet.pass(60 * MINUTE_MS);
    lock.touched();
    expect(kind(lock)).toBe('locked');
    expect(await lock.unlock(PIN)).toEqual(done);
    tablet.pass(60 * MINUTE_MS);
    expect(kind(lock)).toBe('open');
    tab.show();
    expect(kind(lock)).toBe('locked');
  });

  test('a new tab beside one that sleeps past the time begins locked', async () => {
    const { tablet } = await withPin();
    tablet.asleep = true;
    tablet.pass(60 * MINUTE_MS);
    expect(kind((await tablet.open_tab()).lock)).toBe('locked');
  });

  test('a clock that was set back locks rather than guesses', async () => {
    const { tablet, tab, lock } = await withPin();
    tablet.now_ms -= 60 * MINUTE_MS;
    tab.show();
    expect(kind(lock)).toBe('locked');
  });

  test('the screen is covered even when the disk fails to note it', async () => {
    const { tablet, tab, lock } = await withPin();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await lock.lock();
    vi.restoreAllMocks();
    expect(kind(lock)).toBe('locked');
    tab.close();
    expect(kind((await tablet.open_tab()).lock)).toBe('locked');
  });
});

/** Tries a wrong PIN this many times, waiting out what must be waited. */
async function fail(tablet: { pass(ms: number): void }, lock: DeviceLock, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const answer = await lock.unlock('0741');
    if (!answer.ok && answer.error.code === 'wait') {
      tablet.pass(answer.error.wait_ms);
      count -= 1;
    }
  }
}

describe('wrong tries', () => {
  test('the third wrong try brings a wait, and the waits grow', async () => {
    const { tablet, lock } = await withPin();
    await lock.lock();
    const waits: number[] = [];
    for (let count = 0; count < 9; count += 1) {
      expect(await lock.unlock('0741')).toEqual(wrong);
      const now = lock.state();
      const wait_ms = now.kind === 'locked' && now.wait_until_ms > 0 ? now.wait_until_ms - tablet.now_ms : 0;
      waits.push(wait_ms / 1000);
      tablet.pass(wait_ms);
    }
    expect(waits).toEqual([0, 0, 15, 30, 60, 300, 900, 3600, 3600]);
  });

  test('while it waits not even the right PIN is judged, and nothing is counted', async () => {
    const { tablet, lock } = await withPin();
    await lock.lock();
    await fail(tablet, lock, 3);
    expect(await lock.unlock(PIN)).toEqual({ ok: false, error: { code: 'wait', wait_ms: 15_000 } });
    tablet.pass(15_000);
    expect(await lock.unlock(PIN)).toEqual(done);
  });

  test('the wait survives reload and holds in every tab', async () => {
    const { tablet, tab, lock } = await withPin();
    const other = await tablet.open_tab();
    await lock.lock();
    await fail(tablet, lock, 4);
    expect(await other.lock.unlock(PIN)).toMatchObject({ ok: false, error: { code: 'wait' } });
    tab.close();
    other.close();
    const reloaded = await tablet.open_tab();
    expect(reloaded.lock.state()).toMatchObject({
      kind: 'locked',
      failed: 4,
      wait_until_ms: tablet.now_ms + 30_000,
    });
    expect(await reloaded.lock.unlock(PIN)).toMatchObject({ ok: false, error: { code: 'wait' } });
  });

  test('a try counts before it is judged: two tabs at once get no extra ones', async () => {
    const { tablet, lock } = await withPin();
    const other = await tablet.open_tab();
    await lock.lock();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? lock : other.lock).unlock('0741')),
    );
    expect(answers.filter((answer) => !answer.ok && answer.error.code === 'wrong')).toHaveLength(3);
  });

  test('a right PIN clears the count; a clock set back starts the wait once more at most', async () => {
    const { tablet, lock } = await withPin();
    await lock.lock();
    await fail(tablet, lock, 3);
    tablet.now_ms -= 24 * 60 * MINUTE_MS;
    expect(await lock.unlock(PIN)).toMatchObject({ ok: false, error: { code: 'wait', wait_ms: 15_000 } });
    tablet.pass(15_000);
    expect(await lock.unlock(PIN)).toEqual(done);
    await lock.lock();
    expect(lock.state()).toMatchObject({ failed: 0, wait_until_ms: 0 });
  });
});

describe('the user of the lock', () => {
  test('each user has a PIN of their own, and signing in opens', async () => {
    const { tablet, lock } = await withPin();
    await lock.lock();
    tablet.become({ kind: 'out' });
    await vi.waitFor(() => expect(kind(lock)).toBe('off'));
    tablet.become(BRAM_IN);
    await vi.waitFor(() => expect(kind(lock)).toBe('off'));
    tablet.become({ kind: 'out' });
    tablet.become(SANNE_IN);
    await vi.waitFor(() => expect(kind(lock)).toBe('open'));
  });

  test('a forgotten PIN is removed once the password has been given', async () => {
    const { tablet, tab, lock } = await withPin();
    await lock.lock();
    expect(await lock.forget_pin()).toEqual(done);
    expect(kind(lock)).toBe('off');
    tab.close();
    expect(kind((await tablet.open_tab()).lock)).toBe('off');
  });

  test('a device that cannot be read stays covered until it answers', async () => {
    const { tablet, tab } = await withPin();
    tab.close();
    const read = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('lost', 'UnknownError');
    });
    const started = await tablet.open_tab();
    expect(kind(started.lock)).toBe('unknown');
    read.mockRestore();
    tablet.pass(1_000);
    await vi.waitFor(() => expect(kind(started.lock)).toBe('locked'));
  });
});
