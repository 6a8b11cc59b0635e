export const home = {
  hero: {
    heading: 'Premium yacht care aan uw ligplaats',
    lead: 'Wij komen naar uw boot. Gelcoat, teak en onderwaterschip, verzorgd waar uw jacht ligt.',
    call: 'Bel',
    mail: 'Stuur een e-mail',
    scene: 'Een groen motorjacht aan een stenen kade bij zonsopkomst; de romp spiegelt in stil water.',
  },
  work: {
    heading: 'Romp, dek en onderwater',
    lead: 'Een jacht veroudert op drie plaatsen. Daar kijken wij het eerst, en daar werken wij.',
    items: [
      {
        name: 'Gelcoat',
        text: 'Doffe of verkleurde gelcoat schuren, polijsten en verzegelen wij tot de romp weer spiegelt. Op gelcoat restauratie krijgt u 3 jaar garantie.',
      },
      {
        name: 'Teak',
        text: 'Wij reinigen het dek met de nerf mee, herstellen het hout en vervangen kitranden die loslaten.',
      },
      {
        name: 'Onderwaterschip',
        text: 'Aangroei en kalk gaan eraf, nieuwe antifouling gaat erop. Reken op 2 tot 4 dagen werk.',
      },
    ],
  },
  place: {
    heading: 'Uw boot blijft waar hij ligt',
    text: 'Onze basis is Amsterdam en wij werken in heel Nederland, in de haven waar u ligt.',
    promise:
      'Een inspectie aan boord is gratis en vrijblijvend. U hoort daarna wat nodig is, wat kan wachten en wat het kost. Op een aanvraag antwoorden wij binnen 24 uur.',
  },
  contact: {
    heading: 'Neem contact op',
    phone: 'Telefoon',
    email: 'E-mail',
    hours: 'Werktijden',
  },
} as const;
