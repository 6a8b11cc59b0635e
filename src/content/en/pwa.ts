import type { pwa as dutch } from '../pwa.ts';
import type { Translation } from '../translation.ts';

export const pwa: Translation<Pick<typeof dutch, 'update'>> = {
  update: {
    available: 'There is a new version.',
    accept: 'Update now',
    applying: 'Updating…',
    later: 'Later',
    sending: 'Possible once all changes have been sent.',
    applied: 'The site was updated in another tab. Load this tab again when you are done.',
    reload: 'Load again',
  },
};
