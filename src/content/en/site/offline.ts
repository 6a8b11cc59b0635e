export const offline_line = 'You are offline. This is on your device.';
