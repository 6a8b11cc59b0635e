import type { planSection as dutch } from '../../site/boat-plan-section.ts';
import type { Translation } from '../../translation.ts';

export const planSection: Translation<typeof dutch> = {
  heading: 'Planen Sie Ihr Boot',
  lead: 'Länge, Typ und Zustand: Sie sehen, was wir tun würden, in welchem Monat und was es ungefähr kostet. Das Angebot folgt nach der Inspektion.',
  loading: 'Der Planer wird geladen.',
  offline:
    'Der Planer ist noch nicht auf diesem Gerät und kann ohne Verbindung nicht geladen werden. Es gelten die Preise unten.',
  retry: 'Erneut versuchen',
};
