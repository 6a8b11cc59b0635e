import type { TranslatedMetadata } from '../../translation.ts';

export const pageTitles = {
  home: 'Havenglans | Premium-Yachtpflege an Ihrem Liegeplatz in Holland',
  services: 'Yachtpflege: Gelcoat, Teak und Unterwasserschiff | Havenglans',
  contact: 'Kontakt: kostenlose Inspektion am Liegeplatz | Havenglans',
  checklist: 'Yacht-Care-Checkliste: 25 Kontrollen an Bord | Havenglans',
} as const;

export const pageMetadata: TranslatedMetadata = {
  home: {
    description:
      'Havenglans pflegt Yachten am eigenen Liegeplatz, von Amsterdam aus in den gesamten Niederlanden: Gelcoat, Teak und Unterwasserschiff. Kostenlose Inspektion.',
    image: 'home',
  },
  services: {
    description:
      'Gelcoat-Restaurierung, Politur, Beschichtung, Teakdeck-Pflege und Antifouling an Ihrem Liegeplatz. Sehen Sie, was Ihr Boot braucht und was es pro Meter kostet.',
    image: 'services',
  },
  contact: {
    description:
      'Rufen Sie Havenglans Tag und Nacht an oder schreiben Sie eine E-Mail. Wir antworten innerhalb von 24 Stunden und kommen kostenlos in Ihren Hafen.',
    image: 'contact',
  },
  checklist: {
    description:
      'Fünfundzwanzig Kontrollen, die Sie selbst an Bord machen: Rumpf, Deck, Rigg, Motor, Elektrik, Sicherheit und Winter. Zum Drucken und ohne Verbindung lesbar.',
    image: 'services',
  },
};

export const feed_title = 'Havenglans';
