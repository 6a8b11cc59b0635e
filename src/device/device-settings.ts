/** Settings of this device, the same for every person who works on it. */
import * as v from 'valibot';
import type { DeviceRecords } from '../session/device-records.ts';

export interface DeviceSettings {
  /** Whether data that has all been sent stays after a sign-out, locked; otherwise it is removed. */
  readonly keep_after_sign_out: boolean;
  /** Whether '?', '/' and 'n' alone do something: who speaks to a device switches such keys off (WCAG 2.1.4). */
  readonly question_mark_key: boolean;
}

/** Decision 009: a shared tablet forgets. */
const DEFAULT_SETTINGS: DeviceSettings = { keep_after_sign_out: false, question_mark_key: true };

const schema = v.object({
  keep_after_sign_out: v.boolean(),
  // A record of before does not say.
  question_mark_key: v.optional(v.boolean(), true),
});

/** Reads and writes the settings; storage that fails answers with the defaults. */
export function createDeviceSettings(records: DeviceRecords): {
  read(): Promise<DeviceSettings>;
  /** Changes the settings that are given. */
  write(settings: Partial<DeviceSettings>): Promise<void>;
} {
  const record = records.record('settings', schema);
  return {
    read: async () => (await record.read().catch(() => null)) ?? DEFAULT_SETTINGS,
    write: async (settings) => {
      await record.update((now) => ({ ...DEFAULT_SETTINGS, ...now, ...settings }));
    },
  };
}
