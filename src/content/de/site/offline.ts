export const offline_line = 'Sie sind offline. Das hier ist auf Ihrem Gerät.';
