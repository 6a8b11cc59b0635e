import { GUARANTEE_YEARS, REPLY_HOURS } from '../company.ts';

/** The viewer of a project: its code and its words arrive after the page. Strings of the specification are verbatim (V). */
export const viewer = {
  words: {
    label: (title: string) => `Project: ${title}`,
    place: 'Ligplaats',
    date: 'Wanneer',
    services: 'Wat wij deden',
    share: 'Delen',
    download: 'Download',
    close: 'Sluiten',
    zoom: 'Vergroten',
    unzoom: 'Verkleinen',
    fullscreen: 'Volledig scherm',
    leave_fullscreen: 'Volledig scherm verlaten',
    larger: 'Inzoomen',
    smaller: 'Uitzoomen',
    size: (percent: number) => `${percent}%`,
    previous: 'Vorig project',
    next: 'Volgend project',
    counter: (at: number, of: number) => `${at} / ${of}`,
    guarantee: 'Kwaliteitsgarantie',
    /** By the category of a project: the slug of what a quote is asked for, and the guarantee, where it has a term. */
    kinds: [
      {
        category: 'Gelcoat Restauratie',
        service: 'restauratie',
        guarantee: `${GUARANTEE_YEARS.gelcoat_restoration} jaar op gelcoatrestauratie.`,
      },
      {
        category: 'Ceramic Coating',
        service: 'keramische-coating',
        guarantee: `tot ${GUARANTEE_YEARS.premium_coating} jaar op keramische coating.`,
      },
      { category: 'Houtwerk', service: 'teak-deck-onderhoud', guarantee: null },
      { category: 'Rvs en Beslag', service: 'rvs-behandeling', guarantee: null },
      { category: 'Onderwaterschip', service: 'onderwaterschip', guarantee: null },
      { category: 'Zeil en Doek', service: 'zeilen-wassen-en-impregneren', guarantee: null },
    ],
    portfolio: 'Bekijk het portfolio',
    quote: 'Offerte aanvragen',
    reply: `Wij nemen binnen ${REPLY_HOURS} uur contact met u op.`,
    /** V-024. */
    own_boat: 'Zo ook uw boot?',
    responds: `Vertel ons waar hij ligt. Wij reageren binnen ${REPLY_HOURS} uur.`,
  },
  share: {
    title: 'Delen via',
    email: 'E-mail',
    copy: 'Kopieer link',
    copied: 'Gekopieerd!',
    close: 'Delen sluiten',
  },
  toast: {
    downloaded: 'Afbeelding gedownload',
    download_failed: 'Download mislukt. Probeer het later opnieuw.',
  },
} as const;
