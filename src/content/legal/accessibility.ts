import { REPLY_HOURS } from '../company.ts';
import type { LegalText } from './document.ts';

/** What was tried on this site for people with a disability, what was not, and where to complain. */
export const accessibility: LegalText = {
  heading: 'Toegankelijkheid',
  lead: 'Iedereen moet deze site kunnen lezen en bedienen. Hier staat waaraan wij ons houden, wat wij hebben getest, wat niet, en wat u kunt doen als iets niet werkt.',
  made_on: { text: '26/11/2026', date: '2026-11-26' },
  reviewed_on: { text: '29/11/2026', date: '2026-11-29' },
  sections: [
    {
      id: 'norm',
      title: 'Waaraan wij ons houden',
      blocks: [
        {
          p: 'Wij bouwen deze site naar WCAG 2.2, niveau A en AA. Dat is de internationale norm voor toegankelijke sites. De Europese norm EN 301 549 bouwt op dezelfde richtlijnen voort.',
        },
        {
          p: [
            'Sinds 28 juni 2025 geldt de ',
            {
              text: 'Europese toegankelijkheidsrichtlijn',
              href: 'https://eur-lex.europa.eu/legal-content/NL/TXT/?uri=CELEX:32019L0882',
            },
            ' voor diensten die consumenten via een site aanvragen. Voor de diensten van heel kleine bedrijven maakt de wet een uitzondering. Wij houden ons aan de norm, ook als die uitzondering voor ons geldt.',
          ],
        },
      ],
    },
    {
      id: 'getest',
      title: 'Wat wij testen',
      blocks: [
        {
          p: 'Deze proeven lopen vanzelf, in een echte browser (Chromium), over de site zoals die wordt gepubliceerd. Wat zij vinden, herstellen wij voor de publicatie.',
        },
        {
          list: [
            'Elke openbare pagina wordt met axe getoetst op de regels van WCAG A en AA, in licht en donker, op groot en klein scherm: ook elke pagina per dienst, elke juridische pagina en de pagina’s in het Engels en Duits.',
            'De homepagina, de pagina over ons, de galerij, de planner en de prijslijst worden met alleen het toetsenbord doorlopen. Waar het toetsenbord is, blijft zichtbaar.',
            'Bij een venster van 320 pixels breed, wat 400 procent vergroting is, schuift geen pagina opzij en wordt geen tekst afgesneden.',
            'Het contrast van tekst over foto’s wordt op de beeldpunten zelf gemeten, op vijf schermen: minstens 4,5 op 1, voor grote letters over foto’s uit het werk minstens 3 op 1.',
            'Elke pagina is te lezen zonder JavaScript.',
          ],
        },
      ],
    },
    {
      id: 'niet-getest',
      title: 'Wat wij niet hebben getest',
      blocks: [
        {
          p: 'Automatische proeven vinden een deel van de fouten. Een onafhankelijk onderzoek heeft nog niet plaatsgevonden. Wij zeggen daarom niet dat de site overal aan de norm voldoet.',
        },
        {
          list: [
            'Met een schermlezer zoals VoiceOver, NVDA of TalkBack is de site nog niet doorlopen, en mensen met een beperking hebben hem nog niet voor ons geprobeerd.',
            'Spraakbediening, schakelaars en vergrotingsprogramma’s zijn niet geprobeerd.',
            'Films staan bij YouTube. Of een film ondertiteling of audiodescriptie heeft, toetsen onze proeven niet.',
            'Teksten en foto’s die wij later toevoegen, toetst niemand vanzelf. Wij beschrijven elke foto zelf.',
          ],
        },
      ],
    },
    {
      id: 'melden',
      title: 'Werkt iets niet?',
      blocks: [
        {
          p: `Bel of mail ons, en noem de pagina en wat er misging. U krijgt binnen ${REPLY_HOURS} uur antwoord. Wij zeggen wanneer het is opgelost en geven u wat u zocht intussen op een andere manier: aan de telefoon, per e-mail of op papier.`,
        },
        {
          p: [
            'Komen wij er samen niet uit, dan kunt u een klacht indienen bij de ',
            { text: 'Autoriteit Consument & Markt', href: 'https://www.acm.nl' },
            ', die op toegankelijke webwinkels toeziet, of bij het ',
            { text: 'College voor de Rechten van de Mens', href: 'https://www.mensenrechten.nl' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [{ p: 'U bereikt ons ook op deze manieren.' }, { insert: 'contact' }],
    },
  ],
};
