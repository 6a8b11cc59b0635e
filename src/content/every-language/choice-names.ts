import type { Language } from '../language.ts';

/**
 * What the options of the contact form are called in every language: a form translates a draft that was written in another
 * language with it. First the boats, then each group of offerings followed by its offerings, last the option for anything else.
 */
export const CHOICE_NAMES: readonly Readonly<Record<Language, string>>[] = [
  { nl: 'Motor Yacht', en: 'Motor yacht', de: 'Motoryacht' },
  { nl: 'Zeilboot', en: 'Sailing yacht', de: 'Segelboot' },
  { nl: 'Sloep', en: 'Launch', de: 'Schaluppe' },
  { nl: 'Yacht Restauratie', en: 'Yacht restoration', de: 'Yachtrestaurierung' },
  { nl: 'Kitranden Vervangen', en: 'Sealant replacement', de: 'Dichtfugen erneuern' },
  { nl: 'Polijsten en Poetsen', en: 'Polishing and buffing', de: 'Polieren' },
  { nl: 'Matteren', en: 'Matting', de: 'Mattieren' },
  { nl: 'Spot Reparatie', en: 'Spot repair', de: 'Spot-Reparatur' },
  { nl: 'Krassen Verwijderen', en: 'Scratch removal', de: 'Kratzer entfernen' },
  { nl: 'Plexiglas Restauratie', en: 'Plexiglass restoration', de: 'Plexiglas-Restaurierung' },
  { nl: 'Teak Deck Onderhoud', en: 'Teak deck care', de: 'Teakdeck-Pflege' },
  { nl: 'Bescherming & Onderhoud', en: 'Protection & upkeep', de: 'Schutz & Pflege' },
  { nl: 'Wassen en Sealen', en: 'Washing and sealing', de: 'Waschen und Versiegeln' },
  { nl: 'RVS Behandeling', en: 'Stainless steel treatment', de: 'Edelstahlbehandlung' },
  {
    nl: 'Zeilen Wassen en Impregneren',
    en: 'Sail washing and proofing',
    de: 'Segel waschen und imprägnieren',
  },
  { nl: 'Keramische coating', en: 'Ceramic coating', de: 'Keramikbeschichtung' },
  { nl: 'Onderwaterschip Service', en: 'Underwater hull service', de: 'Unterwasserschiff-Service' },
  { nl: 'Antifouling Aanbrengen', en: 'Antifouling', de: 'Antifouling auftragen' },
  { nl: 'Onderwaterschip Schuren', en: 'Underwater hull sanding', de: 'Unterwasserschiff schleifen' },
  {
    nl: 'Ontkalken en Ontgelen Romp',
    en: 'Hull descaling and de-yellowing',
    de: 'Rumpf entkalken und entgilben',
  },
  { nl: 'Anders', en: 'Other', de: 'Anderes' },
];

/** The language that calls these choices so. */
export const languageOf = (names: readonly string[]): Language | undefined =>
  (['nl', 'en', 'de'] as const).find((language) =>
    CHOICE_NAMES.slice(0, -1).every((choice) => names.includes(choice[language])),
  );
