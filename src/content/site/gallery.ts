import { COMPANY, GUARANTEE_YEARS, REPLY_HOURS } from '../company.ts';

/** Gallery, both viewers, before and after. Strings named in the specification are verbatim (V, P, X). */
export const gallery = {
  defaults: {
    title: 'Premium Yacht Service',
    description:
      'Onderhoud en herstel aan boord, op de ligplaats van de eigenaar. Vraag ons naar de aanpak en de uitkomst van dit project.',
    category: 'Yacht Care',
    pair_title: 'Boat Transformation',
    service_description: 'Wij vertellen u aan boord wat nodig is, wat kan wachten en wat het kost.',
    /** P-085: given in turn when no project has a category. */
    rotation: ['Gelcoat Restauratie', 'Ceramic Coating', 'Houtwerk'],
  },
  /** On the home page (P-026, V-001, V-002). */
  home: {
    heading: 'Premium Transformaties',
    lead: 'Drie jachten die wij het laatst behandelden, aan hun eigen ligplaats en bij gewoon daglicht.',
    loading: 'Laden van projecten...',
    all: 'Bekijk Alle Projecten',
  },
  before_after: {
    before: 'Voor',
    after: 'Na',
    label: (title: string) => `Voor en na: ${title}`,
    position: (percent: number) => `${percent}% van het beeld toont de romp vóór de behandeling`,
    failed: 'Failed to load gallery images',
  },
  viewer: {
    label: (title: string) => `Project: ${title}`,
    recent: 'Recent project',
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
    guarantee_text: `${GUARANTEE_YEARS.gelcoat_restoration} jaar exclusieve bescherming door ${COMPANY.name}.`,
    portfolio: 'Bekijk het portfolio',
    quote: 'Offerte aanvragen',
    reply: `Wij nemen binnen ${REPLY_HOURS} uur contact met u op.`,
    /** V-024. */
    own_boat: 'Zo ook uw boot?',
    responds: `Vertel ons waar zij ligt. Wij reageren binnen ${REPLY_HOURS} uur.`,
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
