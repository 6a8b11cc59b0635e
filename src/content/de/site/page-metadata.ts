import { BRAND_NAME } from '../../../brand.ts';
import type { TranslatedMetadata } from '../../translation.ts';

export const pageTitles = {
  home: `${BRAND_NAME} | Premium-Yachtpflege an Ihrem Liegeplatz in Holland`,
  services: `Yachtpflege: Gelcoat, Teak und Unterwasserschiff | ${BRAND_NAME}`,
  contact: `Kontakt: kostenlose Inspektion am Liegeplatz | ${BRAND_NAME}`,
  checklist: `Yacht-Care-Checkliste: 25 Kontrollen an Bord | ${BRAND_NAME}`,
} as const;

export const pageMetadata = {
  home: {
    description: `${BRAND_NAME} pflegt Yachten am eigenen Liegeplatz, von Amsterdam aus in den gesamten Niederlanden: Gelcoat, Teak und Unterwasserschiff. Kostenlose Inspektion.`,
    image: 'home',
  },
  services: {
    description:
      'Gelcoat-Restaurierung, Politur, Beschichtung, Teakdeck-Pflege und Antifouling an Ihrem Liegeplatz. Sehen Sie, was Ihr Boot braucht und was es pro Meter kostet.',
    image: 'services',
  },
  contact: {
    description: `Rufen Sie ${BRAND_NAME} Tag und Nacht an oder schreiben Sie eine E-Mail. Wir antworten innerhalb von 24 Stunden und kommen kostenlos in Ihren Hafen.`,
    image: 'contact',
  },
  checklist: {
    description:
      'Fünfundzwanzig Kontrollen, die Sie selbst an Bord machen: Rumpf, Deck, Rigg, Motor, Elektrik, Sicherheit und Winter. Zum Drucken und ohne Verbindung lesbar.',
    image: 'services',
  },
} as const satisfies TranslatedMetadata;

export const feed_title = BRAND_NAME;
