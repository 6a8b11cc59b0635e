/** P-100: heading and text are verbatim from the specification. */
export const notFound = {
  title: 'Pagina Niet Gevonden',
  text: 'De pagina die u zoekt bestaat niet meer of is verplaatst.',
  home: 'Naar de homepagina',
  back: 'Ga terug',
  contact: 'Neem contact op',
  elsewhere: 'Misschien zocht u',
  links: { services: 'Onze diensten', portfolio: 'Ons portfolio' },
} as const;
