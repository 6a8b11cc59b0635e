/** Texts of the pages that are shown without a script: the two offline pages, and the admin where JavaScript is switched off. */
export const scriptFree = {
  no_script: 'Voor het beheer is JavaScript nodig. Zet het aan in uw browser en laad de pagina opnieuw.',
  offline: {
    title: 'U bent offline',
    text: 'Deze pagina is nog niet eerder op dit apparaat geopend en kan zonder verbinding niet worden getoond.',
    call: 'Bellen kan altijd:',
    retry: 'Probeer opnieuw',
    kept_pages: 'Wel op dit apparaat',
    kept_offerings: 'Diensten op dit apparaat',
    kept_articles: 'Artikelen op dit apparaat',
  },
  admin_offline: {
    title: 'Log eerst online in',
    text: 'Het beheer staat nog niet op dit apparaat. Maak verbinding met internet en log één keer in; daarna werkt het ook zonder verbinding.',
    retry: 'Probeer opnieuw',
  },
} as const;
