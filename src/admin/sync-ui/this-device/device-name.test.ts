import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3';

test('R-50 a device is named as people name it', () => {
  expect(deviceName(`${MAC} Safari/605.1.15`, 0)).toBe('Safari op macOS');
  expect(deviceName(`${MAC} Safari/605.1.15`, 5), 'an iPad calls itself a Macintosh').toBe('Safari op iPad');
  expect(
    deviceName(
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      5,
    ),
  ).toBe('Chrome op Android');
  expect(
    deviceName('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 0),
  ).toBe('Edge op Windows');
  expect(deviceName('something', 0)).toBe('Browser op onbekend systeem');
});
