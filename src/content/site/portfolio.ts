import {
  ADVISED_UPKEEP,
  DURATIONS,
  FOUNDING_MEMBER,
  GUARANTEE_YEARS,
  REPLY_HOURS,
  WORK_TIMES,
} from '../company.ts';
import { foundingDiscount } from '../founding-member.ts';

/** The portfolio page (P-080). Strings named in the specification are verbatim. */
export const portfolio = {
  here: 'Portfolio',
  hero: {
    heading: 'Dezelfde romp, voor en na',
    lead: 'Schuif over het beeld. Bijna elk project hieronder is gedaan aan de ligplaats van de eigenaar, met metingen vooraf en achteraf.',
  },
  categories: {
    heading: 'Drie soorten werk',
    items: [
      {
        category: 'Gelcoat Restauratie',
        text: 'Doffe, krijtende of beschadigde gelcoat, laag voor laag terug naar diepe glans.',
      },
      {
        category: 'Ceramic Coating',
        text: `Een keramische coating die zon en zout van de romp houdt, ${DURATIONS.ceramic} lang.`,
      },
      {
        category: 'Houtwerk',
        text: 'Teak en mahonie: reinigen, meten, naden vernieuwen en pas dan schuren of lakken.',
      },
    ],
    count: (projects: number) => (projects === 1 ? '1 project' : `${projects} projecten`),
  },
  gallery: {
    heading: 'Projecten',
    filter: 'Toon één soort werk',
    shown: (projects: number) => (projects === 1 ? '1 project getoond' : `${projects} projecten getoond`),
    loading: 'Laden van projecten...',
    error: 'Er is iets misgegaan',
    error_text:
      'De nieuwste projecten konden niet worden opgehaald. Wat u hieronder ziet, is onze vorige stand.',
    retry: 'Probeer opnieuw',
    empty: 'Geen projecten gevonden',
    empty_text: 'Er zijn momenteel geen projecten in deze categorie beschikbaar.',
    empty_category: 'Geen afbeeldingen gevonden',
    all: 'Bekijk alle transformaties',
  },
  services: {
    heading: 'Wat wij voor uw boot doen',
    more: 'Meer over onze diensten',
    /** when the office has listed none. */
    fallback: [
      {
        id: 'coating',
        title: 'Beschermend Coating',
        description: 'Een keramische coating of verzegeling die zon, zout en kalk van de gelcoat houdt.',
        scene: 'service-protection',
      },
      {
        id: 'detailing',
        title: 'Jacht Detailing',
        description: 'Romp, opbouw en rvs, vak voor vak met de hand afgewerkt en onder een lamp nagekeken.',
        scene: 'service-restoration',
      },
      {
        id: 'reiniging',
        title: 'Bootreiniging',
        description: 'Aanslag, kalk en groen verdwijnen, boven en onder de waterlijn.',
        scene: 'service-underwater',
      },
    ],
  },
  videos: {
    heading: 'Kijk mee aan boord',
    lead: 'Wij halen een video pas bij YouTube op als u op afspelen drukt.',
    play: (title: string) => `Speel af: ${title}`,
    close: 'Video sluiten',
    elsewhere: 'Speelt de video niet? Bekijk hem op YouTube',
    duration: (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  },
  call: {
    heading: 'Hoe staat uw romp ervoor?',
    text: `Een inspectie aan boord is gratis en vrijblijvend. Wij meten de glans, laten u zien wat kan en antwoorden op uw aanvraag binnen ${REPLY_HOURS} uur.`,
    action: 'Vraag een inspectie aan',
    services: 'Bekijk onze diensten',
  },
  faq: {
    heading: 'Vragen over onze projecten',
    items: [
      {
        id: 'portfolio-duur',
        question: 'Hoe lang duurt zo’n project?',
        answer: `Een gelcoatbehandeling van de romp duurt ${WORK_TIMES.basic_gelcoat}, werk aan het onderwaterschip ${WORK_TIMES.underwater}. Voor een volledige transformatie rekenen wij ${WORK_TIMES.full_transformation}.`,
      },
      {
        id: 'portfolio-ligplaats',
        question: 'Moet mijn boot naar een werf?',
        answer:
          'Nee. Bijna alles doen wij aan uw ligplaats. Alleen voor het onderwaterschip gaat de boot op de kant, in uw eigen haven als dat kan.',
      },
      {
        id: 'portfolio-garantie',
        question: 'Welke garantie krijg ik?',
        answer: `Op gelcoatrestauratie geven wij ${GUARANTEE_YEARS.gelcoat_restoration} jaar garantie, op premium gelcoat en keramische coating tot ${GUARANTEE_YEARS.premium_coating} jaar. U krijgt de metingen en de garantie op papier.`,
      },
      {
        id: 'portfolio-blijft',
        question: 'Blijft de glans zoals op de foto?',
        answer: `Met onderhoud wel. Wij raden aan om ${ADVISED_UPKEEP.polishing} te polijsten en ${ADVISED_UPKEEP.sealing} te verzegelen, of ${ADVISED_UPKEEP.ceramic} een keramische coating te laten bijwerken.`,
      },
    ],
  },
  /** The page with the texts of all projects, for who reads without JavaScript. */
  texts: {
    title: 'Alle projecten om te lezen',
    heading: 'Alle projecten',
    lead: 'Wat er mis was, wat wij deden en wat het opleverde.',
    link: 'Lees wat wij bij elk project deden',
  },
  founding: {
    heading: 'Word Founding Member',
    text: 'Een klein aantal eigenaren groeit met ons mee. Wie zich nu aansluit, krijgt vaste aandacht voor één boot: de uwe.',
    benefits: [foundingDiscount(), ...FOUNDING_MEMBER.benefits],
    confirmation: `U ontvangt binnen ${FOUNDING_MEMBER.confirmation_hours} uur een bevestiging per e-mail.`,
  },
} as const;
