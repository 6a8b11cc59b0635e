import { COMPANY } from '../company.ts';
/** G-015: the fixed title of every page of the site. */
export const pageTitles = {
  home: 'Havenglans | Premium yacht care aan uw ligplaats',
  services: 'Yacht care diensten: gelcoat, teak en onderwaterschip | Havenglans',
  about: 'Over ons: specialisten in gelcoat en teak | Havenglans',
  portfolio: 'Portfolio: jachten voor en na de behandeling | Havenglans',
  contact: 'Contact: gratis inspectie aan uw ligplaats | Havenglans',
  blog: 'Blog over jachtonderhoud | Havenglans',
  privacy: 'Privacy beleid | Havenglans',
  terms: 'Algemene voorwaarden | Havenglans',
  cookies: 'Cookies en uw keuze | Havenglans',
  accessibility: 'Toegankelijkheid | Havenglans',
  checklist: 'Yacht Care Checklist: 25 controles aan boord | Havenglans',
  unsubscribed: 'Afgemeld voor de nieuwsbrief | Havenglans',
} as const;

/**
 * G-022: the description of every page of the site, for search results and shared links.
 * `image` names the picture of a shared link, /scenes/og-<image>.jpg.
 */
export const pageMetadata = {
  home: {
    description:
      'Havenglans onderhoudt jachten aan hun eigen ligplaats, vanuit Amsterdam in heel Nederland: gelcoat, teak en onderwaterschip. Inspectie aan boord is gratis en vrijblijvend.',
    image: 'home',
  },
  services: {
    description:
      'Gelcoat restauratie, polijsten, coating, teak dek onderhoud en antifouling aan uw ligplaats. Bekijk per type boot wat nodig is en wat het kost per meter.',
    image: 'services',
  },
  about: {
    description:
      'Wie er aan uw boot werkt: een klein team uit Amsterdam dat jachten in heel Nederland verzorgt, met vaste werkwijze en garantie op papier.',
    image: 'about',
  },
  portfolio: {
    description:
      'Motorjachten, zeiljachten en sloepen voor en na restauratie van gelcoat, coating en houtwerk. Vergelijk elk project met de schuifregelaar.',
    image: 'portfolio',
  },
  contact: {
    description:
      'Bel Havenglans dag en nacht of stuur een e-mail. Wij antwoorden binnen 24 uur en komen gratis en vrijblijvend kijken in uw haven, overal in Nederland.',
    image: 'contact',
  },
  blog: {
    description:
      'Praktische artikelen over gelcoat, teak, antifouling en onderhoud door het seizoen, geschreven door de mensen die het werk doen.',
    image: 'blog',
  },
  privacy: {
    description:
      'Welke gegevens Havenglans van u bewaart, waarvoor, hoe lang, en hoe u ze inziet, verbetert of laat verwijderen.',
    image: 'home',
  },
  terms: {
    description:
      'De voorwaarden waaronder Havenglans werk aan uw boot aanneemt, uitvoert en oplevert, met afspraken over annuleren, betalen en garantie.',
    image: 'home',
  },
  cookies: {
    description:
      'Wat deze site op uw apparaat bewaart, wat daarvoor uw toestemming vraagt, en waar u die toestemming geeft of intrekt.',
    image: 'home',
  },
  accessibility: {
    description:
      'Aan welke norm deze site zich houdt, wat er is getest en wat niet, en waar u terechtkunt als iets niet werkt.',
    image: 'home',
  },
  checklist: {
    description:
      'Vijfentwintig controles die u zelf aan boord doet: romp, dek, tuigage, motor, elektra, veiligheid en winter. Af te drukken en zonder verbinding te lezen.',
    image: 'services',
  },
  unsubscribed: {
    description:
      'U bent afgemeld voor de nieuwsbrief van Havenglans en ontvangt hem niet meer. Opnieuw aanmelden kan altijd.',
    image: 'home',
  },
} as const;

/** How readers of feeds name ours. */
export const feed_title = `${COMPANY.name} blog`;
