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
    previous: 'Vorig project',
    next: 'Volgend project',
    counter: (at: number, of: number) => `${at} / ${of}`,
    guarantee: 'Kwaliteitsgarantie',
    /** by the category of the project; other work has no term of its own. */
    guarantees: [
      {
        category: 'Gelcoat Restauratie',
        text: `${GUARANTEE_YEARS.gelcoat_restoration} jaar op gelcoatrestauratie.`,
      },
      {
        category: 'Ceramic Coating',
        text: `tot ${GUARANTEE_YEARS.premium_coating} jaar op keramische coating.`,
      },
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
