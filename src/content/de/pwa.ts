import type { pwa as dutch } from '../pwa.ts';
import type { Translation } from '../translation.ts';

export const pwa: Translation<Pick<typeof dutch, 'update'>> = {
  update: {
    available: 'Es gibt eine neue Version.',
    accept: 'Jetzt aktualisieren',
    applying: 'Wird aktualisiert…',
    later: 'Später',
    sending: 'Möglich, sobald alle Änderungen gesendet sind.',
    applied:
      'Die Seite wurde in einem anderen Tab aktualisiert. Laden Sie diesen Tab neu, wenn Sie fertig sind.',
    reload: 'Neu laden',
  },
};
