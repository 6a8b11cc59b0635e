import type { consent as dutch } from '../../site/consent.ts';
import type { Translation } from '../../translation.ts';

export const consent: Translation<typeof dutch> = {
  title: 'Ihre Privatsphäre',
  purpose:
    'Mit Ihrer Einwilligung messen wir, welche Seiten Sie lesen, um die Website zu verbessern, und Google darf Formulare auf Missbrauch prüfen.',
  refusal: 'Lehnen Sie ab, verfolgen wir Ihren Besuch nicht, und alles funktioniert genauso.',
  decline: 'Ablehnen',
  accept: 'Akzeptieren',
  failed:
    'Ihre Wahl konnte nicht gespeichert werden. Bitte prüfen Sie die Datenschutzeinstellungen Ihres Browsers.',
};
