/** How full this device is, in words. */
import { sync } from '../../../content/admin/sync.ts';

const words = sync.storage;
const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;
const STEP = 1_000;
const number_format = new Intl.NumberFormat('nl-NL', { maximumSignificantDigits: 2 });
const WATCH_FROM = 0.6;
const FULL_FROM = 0.85;

/** A size as people say it: '840 kB', '1,2 GB'; two figures are enough. */
export function bytesWords(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(1, bytes)) / 3), UNITS.length - 1);
  return `${number_format.format(bytes / STEP ** power)} ${UNITS[power]}`;
}

export interface StorageUse {
  readonly used_bytes: number;
  readonly allowed_bytes: number;
}

/** Share of what the browser allows, between 0 and 1. */
export const usedShare = ({ used_bytes, allowed_bytes }: StorageUse): number =>
  allowed_bytes <= 0 ? 1 : Math.min(1, used_bytes / allowed_bytes);

/** Whether the use is ample, to be watched or nearly full: the key of its words. */
export function judgement(use: StorageUse): keyof typeof words.judgement {
  const share = usedShare(use);
  if (share >= FULL_FROM) return 'full';
  return share >= WATCH_FROM ? 'watch' : 'ample';
}
