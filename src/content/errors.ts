/** Words for when something breaks: what happened, what is safe, what to do. */
export const errors = {
  page: {
    title: 'Er ging iets mis',
    text: 'Deze pagina kon niet worden getoond. Wat op dit apparaat is bewaard, is veilig.',
    stale_title: 'Deze pagina moet opnieuw worden geladen',
    stale_text:
      'Een deel van de pagina kon niet worden opgehaald: er is een nieuwe versie, of de verbinding viel weg. Wat op dit apparaat is bewaard, is veilig.',
    retry: 'Laad opnieuw',
    home: 'Naar de homepagina',
    call: 'Blijft dit gebeuren? Bel ons:',
  },
  /** a part of a page that broke; the rest stands. */
  section: {
    title: 'We werken aan dit gedeelte',
    text: 'Onze specialisten werken aan het optimaliseren van deze sectie voor de beste ervaring.',
    retry: 'Probeer opnieuw',
  },
  /** a component that failed. */
  component: {
    title: 'Er is een probleem opgetreden',
    text: 'Probeer het later opnieuw of neem contact met ons op.',
  },
  loading: 'De pagina wordt geladen',
} as const;
