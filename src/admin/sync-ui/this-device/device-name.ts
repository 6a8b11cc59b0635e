/** What a device is called, by what its browser says of itself, and the build on it. */
import { sync } from '../../../content/admin/sync.ts';

const words = sync.this_device;

/** Order matters: Edge and Opera also say Chrome, Chrome also says Safari. */
const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

const nameIn = (names: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/**
 * 'Safari op iPad', 'Chrome op Android'.
 * @param max_touch_points an iPad says that it is a Macintosh, but a Macintosh has no touch screen
 */
export function deviceName(user_agent: string, max_touch_points: number): string {
  const system = nameIn(SYSTEMS, user_agent);
  const is_ipad = system === 'macOS' && max_touch_points > 1;
  return words.device_on(
    nameIn(BROWSERS, user_agent) ?? words.unknown_browser,
    is_ipad ? 'iPad' : (system ?? words.unknown_system),
  );
}

/** The build that runs here, by what tells its file from that of another. */
export const buildName = (app_version: string): string => app_version.replace(/^admin-host-|\.js$/g, '');
