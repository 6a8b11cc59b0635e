/** What a season asks of a boat: three tasks and the article that goes with them. */
export interface Season {
  readonly name: string;
  /** Of the year, from 1. */
  readonly months: readonly number[];
  readonly tasks: readonly { readonly title: string; readonly text: string }[];
  readonly article: { readonly slug: string; readonly title: string };
}

export const SEASONS: readonly [Season, ...Season[]] = [
  {
    name: 'voorjaar',
    months: [3, 4, 5],
    tasks: [
      {
        title: 'Was de winter eraf',
        text: 'Spoel, droog en kijk bij laag licht langs de romp: doffe banen poetst u nu, niet in juli.',
      },
      {
        title: 'Anodes en antifouling',
        text: 'Vervang wat half op is voordat de boot te water gaat. Daarna kunt u er pas in het najaar weer bij.',
      },
      {
        title: 'Laat alles één keer werken',
        text: 'Bilgepomp, walstroom, lichten en afsluiters, aan de steiger en met tijd over.',
      },
    ],
    article: { slug: 'was-sealant-of-keramische-coating', title: 'Was, sealant of keramische coating' },
  },
  {
    name: 'vaarseizoen',
    months: [6, 7, 8],
    tasks: [
      {
        title: 'Spoel na zout water',
        text: 'Met zoet water, ook onder het beslag. Zout dat opdroogt, maakt rvs bruin en gelcoat dof.',
      },
      {
        title: 'Haal de gele rand weg',
        text: 'Zolang hij nieuw is, gaat hij er met een zacht middel af. Na de zomer moet er gepolijst worden.',
      },
      {
        title: 'Houd de naden van het teak in het oog',
        text: 'Druk er elke maand langs. Een naad die loslaat, is nu een kwartier werk.',
      },
    ],
    article: { slug: 'gele-rand-op-de-waterlijn', title: 'De gele rand op de waterlijn' },
  },
  {
    name: 'najaar',
    months: [9, 10, 11],
    tasks: [
      {
        title: 'Alle water eruit',
        text: 'Motor, boiler, drinkwater en toilet, voor de eerste nacht met vorst en niet erna.',
      },
      {
        title: 'Zeilen, kussens en papier van boord',
        text: 'Droog opgeborgen blijven ze goed. Wat vochtig blijft liggen, ruikt in maart naar schimmel.',
      },
      {
        title: 'Noteer wat het seizoen heeft gekost',
        text: 'Butsen, krassen en kale plekken, met een foto. Dan is de winter lang genoeg om ze te herstellen.',
      },
    ],
    article: { slug: 'boot-winterklaar-maken-in-volgorde', title: 'Uw boot winterklaar maken' },
  },
  {
    name: 'winterseizoen',
    months: [12, 1, 2],
    tasks: [
      {
        title: 'Kijk na elke storm',
        text: 'Naar dekzeil, landvasten en stootwillen. Een zeil dat schuurt, trekt strepen in de gelcoat.',
      },
      {
        title: 'Houd het binnen onder 65 procent',
        text: 'Leg een hygrometer neer, zet kasten en vloerluiken open en de roosters vrij.',
      },
      {
        title: 'Plan nu het werk voor het voorjaar',
        text: 'In maart wil iedereen tegelijk. Wat u nu afspreekt, is klaar als het water weer warm wordt.',
      },
    ],
    article: { slug: 'waarom-gelcoat-dof-wordt', title: 'Waarom gelcoat dof wordt' },
  },
];

export const season = {
  heading: (name: string) => `Nu, in het ${name}`,
  read: 'Lees verder:',
} as const;

/** The checklist as a calendar file: each part on the first Saturday of a month, every year. */
export const calendar = {
  action: 'Zet in uw agenda',
  file_name: 'yacht-care-checklist.ics',
  name: 'Yacht Care Checklist',
  summary: (group: string) => `Boot: ${group.toLowerCase()} nakijken`,
  /** The month of each part, by its id. */
  months: new Map([
    ['motor', 3],
    ['elektra', 3],
    ['romp', 4],
    ['tuigage', 4],
    ['veiligheid', 5],
    ['dek', 9],
    ['winter', 11],
  ]),
} as const;
