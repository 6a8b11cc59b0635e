/** The line that every public page shows without a network. */
export const offline_line = 'U bent offline. Dit staat op uw apparaat.';
