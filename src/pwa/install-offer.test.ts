import { expect, test } from 'vitest';
import { installOffer, isAppleTouch } from './install-hint.tsx';

const device = { installed: false, dismissed: false, can_prompt: false, apple_touch: false };

test('an installed app and a dismissed hint ask for nothing', () => {
  expect(installOffer({ ...device, can_prompt: true, installed: true })).toBe('none');
  expect(installOffer({ ...device, apple_touch: true, dismissed: true })).toBe('none');
});

test('a browser that can install gets a button, iPhone and iPad get instructions, others nothing', () => {
  expect(installOffer({ ...device, can_prompt: true })).toBe('prompt');
  expect(installOffer({ ...device, apple_touch: true })).toBe('instructions');
  expect(installOffer(device)).toBe('none');
});

test('an iPad that calls itself a Mac is known by its touch screen', () => {
  expect(isAppleTouch({ platform: 'MacIntel', touch_points: 5 })).toBe(true);
  expect(isAppleTouch({ platform: 'MacIntel', touch_points: 0 })).toBe(false);
  expect(isAppleTouch({ platform: 'iPhone', touch_points: 5 })).toBe(true);
  expect(isAppleTouch({ platform: 'Linux armv81', touch_points: 5 })).toBe(false);
});
