/** What stands around every public page. */
export const frame = {
  skip_link: 'Naar de inhoud',
  home_link: 'Havenglans, naar de homepagina',
  staff: 'Inloggen voor medewerkers',
} as const;
