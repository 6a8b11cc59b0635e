/** The line that every public page shows without a network. */
export const offline_line = 'U bent offline. Wat u hier ziet, staat op dit apparaat.';
