/** The list of the blog (B-001). Strings named in the specification are verbatim. */
export const blog = {
  here: 'Blog',
  hero: {
    heading: 'Uit de praktijk van jachtonderhoud',
    lead: 'Wat wij aan boord meten, herstellen en afraden, opgeschreven door de mensen die het werk doen.',
    alt: 'Een touw, plat opgerold op een teakdek in laag licht.',
  },
  /** B-002: around the link to the services. */
  intro: {
    before:
      'Wij schrijven over gelcoat, teak en het onderwaterschip zoals wij erover praten aan boord. Wilt u het werk liever laten doen, bekijk dan ',
    link: 'onze diensten',
    after: '.',
  },
  /** B-003. */
  tiles: [
    {
      title: 'Preventief onderhoud',
      text: 'Klein werk op tijd: spoelen, verzegelen, nakijken. Het houdt groot werk weg.',
    },
    {
      title: 'Restauratietechnieken',
      text: 'Schuren, polijsten, coaten: welke stap wanneer, en met welke meting.',
    },
    {
      title: 'Trends in de markt',
      text: 'Nieuwe middelen en regels voor antifouling en coating, getoetst aan ons werk.',
    },
    {
      title: 'Waardebehoud',
      text: 'Wat een koper ziet en een expert meet, en wat dat doet met de prijs.',
    },
  ],
  tiles_label: 'Waar wij over schrijven',
  posts: 'Artikelen',
  search: {
    label: 'Zoeken in de blog',
    placeholder: 'Zoek artikelen...',
    clear: 'Wis zoekopdracht',
    /** */
    found: (count: number, term: string): string =>
      `${count} ${count === 1 ? 'artikel' : 'artikelen'} gevonden voor "${term}"`,
    titles_only: 'Zonder verbinding zoeken wij alleen in titels en inleidingen.',
    reset: 'Toon alle artikelen',
    nothing: (category: string | null): string =>
      category === null
        ? 'Probeer een ander woord, of bekijk alle artikelen.'
        : `In ‘${category}’ vonden wij geen artikelen.`,
  },
  categories: { label: 'Categorie', all: 'Alle Categorieën' },
  empty: 'Nog geen blog posts beschikbaar.',
  loading: 'Artikelen worden geladen',
  /** B-005: in red, above what is still shown. */
  error: 'De artikelen konden niet worden opgehaald.',
  retry: 'Probeer opnieuw',
  /** B-013. */
  more: (remaining: number): string => `Meer Artikelen Laden (${remaining})`,
  card: {
    no_image: 'Geen afbeelding beschikbaar',
    /** B-020. */
    reading_time: (minutes: number): string =>
      minutes === 1 ? '1 minuut leestijd' : `${minutes} minuten leestijd`,
    /** B-022. */
    preview: 'Lees in dit artikel wat wij aan boord tegenkomen en hoe u uw jacht in goede staat houdt.',
  },
  founding: {
    heading: 'Founding Member',
    action: 'Bekijk het programma',
  },
  aside: 'Naast de artikelen',
  topics: {
    heading: 'Populaire onderwerpen',
    links: [
      { text: 'Gelcoat en polijsten', page: 'services' },
      { text: 'Teakdek onderhoud', page: 'services' },
      { text: 'Onderwaterschip en antifouling', page: 'services' },
      { text: 'Jachten voor en na', page: 'portfolio' },
      { text: 'Wie er aan uw boot werkt', page: 'about' },
    ],
  },
  feed: {
    description: 'Artikelen over gelcoat, teak, antifouling en onderhoud door het seizoen.',
    link: 'RSS-feed',
  },
} as const;
