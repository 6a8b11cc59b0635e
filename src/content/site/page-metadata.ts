import { BRAND_NAME } from '../../brand.ts';
import { COMPANY } from '../company.ts';
/** G-015: the fixed title of every page of the site. */
export const pageTitles = {
  home: `${BRAND_NAME} | Premium yacht care aan uw ligplaats`,
  services: `Yacht care diensten: gelcoat, teak en onderwaterschip | ${BRAND_NAME}`,
  about: `Over ons: specialisten in gelcoat en teak | ${BRAND_NAME}`,
  portfolio: `Portfolio: jachten voor en na de behandeling | ${BRAND_NAME}`,
  contact: `Contact: gratis inspectie aan uw ligplaats | ${BRAND_NAME}`,
  blog: `Blog over jachtonderhoud | ${BRAND_NAME}`,
  privacy: `Privacy beleid | ${BRAND_NAME}`,
  terms: `Algemene voorwaarden | ${BRAND_NAME}`,
  cookies: `Cookies en uw keuze | ${BRAND_NAME}`,
  accessibility: `Toegankelijkheid | ${BRAND_NAME}`,
  checklist: `Yacht Care Checklist: 25 controles aan boord | ${BRAND_NAME}`,
  unsubscribed: `Afgemeld voor de nieuwsbrief | ${BRAND_NAME}`,
} as const;

/**
 * G-022: the description of every page of the site, for search results and shared links.
 * `image` names the picture of a shared link, /scenes/og-<image>.jpg.
 */
export const pageMetadata = {
  home: {
    description: `${BRAND_NAME} onderhoudt jachten aan hun eigen ligplaats, vanuit Amsterdam in heel Nederland: gelcoat, teak en onderwaterschip. Inspectie aan boord is gratis en vrijblijvend.`,
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
    description: `Bel ${BRAND_NAME} dag en nacht of stuur een e-mail. Wij antwoorden binnen 24 uur en komen gratis en vrijblijvend kijken in uw haven, overal in Nederland.`,
    image: 'contact',
  },
  blog: {
    description:
      'Praktische artikelen over gelcoat, teak, antifouling en onderhoud door het seizoen, geschreven door de mensen die het werk doen.',
    image: 'blog',
  },
  privacy: {
    description: `Welke gegevens ${BRAND_NAME} van u bewaart, waarvoor, hoe lang, en hoe u ze inziet, verbetert of laat verwijderen.`,
    image: 'home',
  },
  terms: {
    description: `De voorwaarden waaronder ${BRAND_NAME} werk aan uw boot aanneemt, uitvoert en oplevert, met afspraken over annuleren, betalen en garantie.`,
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
    description: `U bent afgemeld voor de nieuwsbrief van ${BRAND_NAME} en ontvangt hem niet meer. Opnieuw aanmelden kan altijd.`,
    image: 'home',
  },
} as const;

/** How readers of feeds name ours. */
export const feed_title = `${COMPANY.name} blog`;
