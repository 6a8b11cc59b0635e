import { COMPANY, DURATIONS, FOUNDED_YEAR, GUARANTEE_YEARS, REPLY_HOURS } from '../company.ts';
import type { CompanyClaims } from '../company-facts.ts';

/** P-076. The people are examples until the company names its own (TO_CONFIRM). */
export const about = {
  breadcrumb: 'Over Ons',
  hero: {
    heading: 'Vakmensen die naar uw boot komen',
    lead: 'Een klein team uit Amsterdam. Wij kennen de havens van Nederland van de steigerkant.',
    services: 'Bekijk onze diensten',
    scene:
      'Een donkergroen motorjacht aan een steiger in ochtendmist; erachter een zeiljacht, de loodsen van een werf en een lage zon.',
  },
  story: {
    heading: 'Ons verhaal',
    text: [
      'Wie een jacht heeft, kent het voorjaar. De werf heeft pas in juni plek, de boot moet erheen, en wat in maart een doffe romp was, is in augustus een gele.',
      `${COMPANY.name} is in ${FOUNDED_YEAR} opgericht om dat om te draaien. Uw boot blijft liggen en wij komen, met alles wat nodig is om romp, dek en onderwaterschip te herstellen en te beschermen. Wij zijn gevestigd in Amsterdam en werken in heel Nederland.`,
      'Wij doen alleen dit. Geen motoren, geen stalling, geen verkoop. Wie de hele dag naar gelcoat kijkt, ziet aan de weerschijn van een lamp of er nog genoeg op zit.',
    ],
    years: ({ expertise_since, team_experience }: CompanyClaims) => [
      {
        year: String(expertise_since),
        text: 'De eerste rompen. Vanaf dit jaar tellen wij onze expertise.',
      },
      {
        year: String(FOUNDED_YEAR),
        text: `${COMPANY.name} begint in Amsterdam, als bedrijf dat naar de boot komt.`,
      },
      { year: 'Nu', text: `Samen ${team_experience} jaar ervaring in gelcoat, teak en coatings.` },
    ],
  },
  founder: {
    heading: 'Woord van de oprichter',
    quote:
      'Een romp vergeet niets. Elke keer dat er te hard is gepolijst, staat erin. Daarom kijken wij eerst, en zeggen wij het ook als u beter niets kunt laten doen.',
    name: 'Daan Verhoeven',
    role: ({ founder_experience }: CompanyClaims) =>
      `Oprichter, ${founder_experience} jaar ervaring met gelcoat`,
    scene:
      'Een motorjacht voor het riet: achter een lijn dwars over de boot grijs en groen uitgeslagen, ervoor diepblauw gepolijst.',
  },
  values: {
    heading: 'Waar u ons aan kunt houden',
    items: [
      {
        name: 'Kwaliteit',
        text: `Wij meten voor en na. Op gelcoatrestauratie geven wij ${GUARANTEE_YEARS.gelcoat_restoration}\u00a0jaar garantie, op papier.`,
      },
      {
        name: 'Betrouwbaarheid',
        text: `Antwoord binnen ${REPLY_HOURS} uur, een prijs per onderdeel en een afspraak die staat. Gooit het weer de planning om, dan bellen wij u.`,
      },
      {
        name: 'Passie',
        text: 'Wij varen zelf. Wij weten hoe het is om op vrijdag de sluis te willen halen met een boot die klopt.',
      },
      {
        name: 'Innovatie',
        text: 'Een nieuwe coating gaat eerst een seizoen op onze eigen proefpanelen. Werkt het niet in zout en zon, dan komt het niet op uw boot.',
      },
    ],
  },
  team: {
    heading: 'Wie er aan uw boot werkt',
    expertise: 'Specialisme',
    members: [
      {
        name: 'Daan Verhoeven',
        role: 'Oprichter en gelcoatspecialist',
        picture: 'team-1',
        portrait: 'Waaier met gelcoatkleuren en potjes gelcoat',
        bio: 'Doet de inspecties en mengt de kleuren. Ziet bij strijklicht waar een ander pas bij daglicht iets ziet.',
        expertise: ['Gelcoat restauratie', 'Kleur op kleur herstellen', 'Inspectie en meting'],
      },
      {
        name: 'Sanne de Wit',
        role: 'Specialist teak en naden',
        picture: 'team-2',
        portrait: 'Kitpistool bij een half gevulde naad in teak',
        bio: 'Leerde het vak op houten schepen. Trekt een kitnaad van tien meter zonder dat u ziet waar zij is begonnen.',
        expertise: ['Teakdek renovatie', 'Kitranden', 'Plexiglas en rvs'],
      },
      {
        name: 'Joris Bakker',
        role: 'Specialist coating en onderwaterschip',
        picture: 'team-3',
        portrait: 'Gereedschapsrol, polijstpads en flessen naast een romp',
        bio: 'Kent het verschil tussen antifouling voor het IJsselmeer en voor de Noordzee, en legt het u in twee minuten uit.',
        expertise: ['Keramische coating', 'Antifouling', 'Ontkalken en ontgelen'],
      },
    ],
  },
  figures: {
    heading: 'Wat er al gedaan is',
    items: ({ gelcoat_treated, sealant_replaced }: CompanyClaims) => [
      { figure: gelcoat_treated, text: 'gelcoat behandeld' },
      { figure: sealant_replaced, text: 'kitranden vervangen' },
      { figure: '100%', text: 'focus op duurzame resultaten' },
    ],
  },
  services: {
    heading: 'Wat wij voor u doen',
    cards: [
      {
        scene: 'service-restoration',
        title: 'Yacht restauratie',
        text: 'Gelcoat, teak, kitranden en plexiglas terug in de staat waarin u het wilt zien.',
      },
      {
        scene: 'service-protection',
        title: 'Bescherming en onderhoud',
        text: 'Wassen, verzegelen, waxen en keramische coating, zodat het zo blijft.',
      },
      {
        scene: 'service-underwater',
        title: 'Onderwaterschip service',
        text: 'Schuren, ontkalken en antifouling, klaar voor het seizoen.',
      },
    ],
    treatments_heading: 'Zes specialistische behandelingen',
    treatments: [
      { name: 'Gelcoat restauratie', text: 'Schuren, polijsten en afsluiten van verweerde romp en opbouw.' },
      { name: 'Keramische coating', text: `Een harde laag die ${DURATIONS.ceramic} beschermt.` },
      { name: 'Teakdek renovatie', text: 'Reinigen, vlakken en naden vernieuwen.' },
      { name: 'Kitranden vervangen', text: 'Oude kit eruit, nieuwe strak erin.' },
      { name: 'Plexiglas restauratie', text: 'Krassen en waas uit ramen en luiken.' },
      { name: 'RVS behandeling', text: 'Vliegroest eraf, glans en bescherming erop.' },
    ],
  },
  consultation: {
    heading: 'Premium consultatie',
    condition: 'Alleen op uitnodiging. Beperkt beschikbaar.',
    text: 'Een dagdeel aan boord met de oprichter: romp, naden en beslag van voor tot achter, en een onderhoudsplan voor de komende jaren. Schrijf ons welk jacht u heeft en waar het ligt. Past het, dan ontvangt u een uitnodiging.',
    call: 'Bel',
    mail: 'Stuur een e-mail',
    scene:
      'Een kade met grachtenpanden en lantaarns in de schemering; ervoor ligt een donkerblauw motorjacht.',
  },
  /** P-076: shown once there are partners and the company wants them seen. */
  partners: { heading: 'Onze partners', shown: false, names: [] },
} as const;
