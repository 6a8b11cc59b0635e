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
  /** On the home page (V-002). */
  home: {
    heading: 'Premium Transformaties',
    lead: 'Drie jachten die wij het laatst behandelden, aan hun eigen ligplaats en bij gewoon daglicht.',
    loading: 'Laden van projecten...',
    all: 'Bekijk Alle Projecten',
  },
  /** V-011: a project without a date. */
  recent: 'Recent project',
  before_after: {
    before: 'Voor',
    after: 'Na',
    label: (title: string) => `Voor en na: ${title}`,
    position: (percent: number) => `${percent}% van het beeld toont de romp vóór de behandeling`,
    failed: 'Failed to load gallery images',
    /** In place of 'Voor' and in the slider's name: the picture of before could not be had. */
    absent: 'Voor: met verbinding te zien',
  },
} as const;
