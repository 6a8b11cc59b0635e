/** Gallery, both viewers, before and after, videos. Strings named in the specification are verbatim (V, P, X). */
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
} as const;
