import { BASE_RADIUS_KM, COMPANY, REPLY_HOURS } from '../company.ts';

/** G-008: the contact page. */
export const contact = {
  hero: {
    heading: 'Vertel ons over uw boot',
    lead: `Bel, of schrijf wat u opvalt. U\u00a0krijgt binnen ${REPLY_HOURS} uur antwoord, en wie u spreekt werkt zelf aan boord.`,
    call: 'Bel',
    mail: 'Stuur een e-mail',
    scene:
      'Een donkerblauw motorjacht aan een kade in de schemering, voor grachtenpanden met verlichte ramen; lantaarns spiegelen in het water.',
  },
  reach: {
    heading: 'Zo bereikt u ons',
    phone: 'Telefoon',
    email: 'E-mail',
    email_note: `Antwoord binnen ${REPLY_HOURS} uur`,
    hours: 'Werktijden',
    base: 'Basis',
    base_note: `Wij hebben geen kantoor waar u langs hoeft te komen: wij komen naar uw ligplaats, in ${COMPANY.area}.`,
  },
  prepare: {
    heading: 'Drie dingen waarmee wij direct verder kunnen',
    lead: 'U hoeft niets uit te zoeken. Weet u dit wel, dan volgt er meestal na één gesprek een afspraak.',
    items: [
      {
        name: 'De boot',
        text: 'Type, lengte en bouwjaar. Bij een zeiljacht ook het kieltype, voor werk aan het onderwaterschip.',
      },
      {
        name: 'De ligplaats',
        text: 'Haven en steiger, en of er water en stroom bij de hand zijn. Wij melden ons zelf bij de havenmeester.',
      },
      {
        name: 'Wat u ziet',
        text: 'Dof, geel, krassen, aangroei of een kitrand die loslaat. Drie foto’s bij daglicht zeggen het meest: het formulier wijst ze aan.',
      },
    ],
    mail: 'Schrijf dit in een e-mail',
    mail_subject: 'Aanvraag inspectie',
    mail_lines: ['Type en lengte van de boot:', 'Haven en ligplaats:', 'Wat mij opvalt:', 'Telefoonnummer:'],
    free: 'Een inspectie aan boord is gratis en vrijblijvend. U krijgt daarna een prijs voor het werk dat nodig is, en ook wat kan wachten.',
  },
  regions: {
    heading: 'Waar wij komen',
    lead: `Wij werken in ${COMPANY.area}. Binnen ${BASE_RADIUS_KM}\u00a0km van ${COMPANY.base} zijn wij het vaakst, bijvoorbeeld hier. Ligt u verder weg, bel dan gerust.`,
  },
} as const;
