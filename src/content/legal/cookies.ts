import { POLICY } from '../company.ts';
import type { LegalText } from './document.ts';

/** L-012: how each of four browsers removes and refuses cookies, as their makers describe it. */
const BROWSERS = [
  { text: 'Google Chrome', href: 'https://support.google.com/chrome/answer/95647?hl=nl' },
  {
    text: 'Mozilla Firefox',
    href: 'https://support.mozilla.org/nl/kb/cookies-verwijderen-gegevens-wissen-websites-opgeslagen',
  },
  { text: 'Apple Safari', href: 'https://support.apple.com/nl-nl/guide/safari/sfri11471/mac' },
  {
    text: 'Microsoft Edge',
    href: 'https://support.microsoft.com/nl-nl/microsoft-edge/cookies-verwijderen-in-microsoft-edge-63947406-40ac-c3b8-57b9-2a946a29ae09',
  },
] as const;

const OPT_OUT = {
  text: 'de add-on waarmee u zich afmeldt voor Google Analytics',
  href: 'https://tools.google.com/dlpage/gaoptout?hl=nl',
} as const;

/** The choice that stands on the cookies page: withdrawing is as easy as giving. */
export const choice = {
  heading: 'Uw keuze',
  undecided: 'U hebt nog niet gekozen. Tot dan volgen wij uw bezoek niet.',
  accepted:
    'U hebt meten toegestaan. Weigeren kan hier op elk moment; wat daarvoor bewaard is, wordt dan verwijderd.',
  declined: 'U hebt meten geweigerd. Wij volgen uw bezoek niet.',
  without_script: 'Zonder JavaScript volgen wij uw bezoek niet en is er niets te kiezen.',
} as const;

/** L-010: the cookie policy in eight sections. */
export const cookies: LegalText = {
  heading: 'Cookies en uw keuze',
  lead: 'Deze site plaatst zelf geen cookies. Wat hij op uw apparaat bewaart, staat hieronder, en wat meer is dan nodig gebeurt alleen met uw toestemming.',
  sections: [
    {
      id: 'introductie',
      title: 'Introductie',
      blocks: [
        {
          p: [
            'Dit cookiebeleid vertelt wat deze site op uw apparaat bewaart en wat u daarover beslist. Wat wij verder met uw gegevens doen, leest u in het ',
            { text: 'privacy beleid', page: 'privacy' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'wat-zijn-cookies',
      title: 'Wat cookies zijn',
      blocks: [
        {
          p: 'Een cookie is een klein tekstbestand dat een site door uw browser laat bewaren en bij een volgend bezoek terugleest. Een first-party cookie komt van de site zelf, een third-party cookie van een ander bedrijf. Een sessiecookie verdwijnt als u de browser sluit.',
        },
        {
          p: 'Een browser kan ook op andere plaatsen iets bewaren: lokale opslag, een database of kopieën van bestanden. Voor de wet is dat hetzelfde. Daarom noemen wij hieronder alles, en niet alleen cookies.',
        },
      ],
    },
    {
      id: 'soorten',
      title: 'Vier soorten cookies',
      blocks: [
        {
          terms: [
            {
              name: 'Noodzakelijk',
              text: 'Zonder deze werkt een site niet goed. Ze blijven een sessie of 1 jaar en zijn first-party. De wet vraagt er geen toestemming voor.',
            },
            {
              name: 'Voorkeur',
              text: 'Onthouden wat u hebt ingesteld. Ze blijven 1 jaar en zijn first-party.',
            },
            {
              name: 'Analytisch',
              text: 'Laten zien hoe een site wordt gebruikt. Ze blijven tot 2 jaar en zijn first-party en third-party. Bij ons alleen met uw toestemming.',
            },
            {
              name: 'Marketing',
              text: 'Volgen bezoekers voor advertenties. Ze blijven tot 2 jaar en zijn meestal third-party. Bij ons alleen met uw toestemming. Wij adverteren er niet mee; wij rekenen hiertoe de cookie van Google bij de controle van formulieren, omdat Google zelf bepaalt wat het ermee doet.',
            },
          ],
        },
        { sub: 'Wat deze site bewaart' },
        {
          p: 'Lokale opslag heeft, anders dan een cookie, geen einddatum. Daarom staat er per regel bij wanneer ze verdwijnt.',
        },
        { insert: 'storage' },
        { sub: 'Wat wij tellen zonder iets te bewaren' },
        {
          p: 'Los van uw keuze telt onze server per pagina en per dag hoe vaak die is bekeken. Op uw apparaat komt daarvoor niets te staan, en van u leggen wij niets vast. Vraagt uw browser om niet gevolgd te worden (Do Not Track of Global Privacy Control), dan tellen wij uw bezoek ook niet mee.',
        },
      ],
    },
    {
      id: 'derden',
      title: 'Cookies van derden',
      blocks: [
        {
          p: 'Accepteert u, dan kan een tagmanager van een ander bedrijf cookies plaatsen om te meten. Begint u daarna een formulier in te vullen, dan kan Google reCAPTCHA kijken of een mens het verstuurt. Zolang u niet hebt geaccepteerd, vraagt deze site niets bij zulke bedrijven op, en komt uw formulier gewoon aan.',
        },
        {
          p: 'Een video halen wij pas op als u hem afspeelt, van een adres van YouTube dat vóór het afspelen geen cookies plaatst. Tijdens het afspelen kan YouTube zelf iets op uw apparaat bewaren. De knoppen om te delen zijn gewone links en laden niets.',
        },
      ],
    },
    {
      id: 'keuzes',
      title: 'Uw keuzes',
      blocks: [
        { sub: 'De cookiebanner' },
        {
          p: [
            'Bij uw eerste bezoek vragen wij in een banner wat u wilt. ‘Weigeren’ en ‘Accepteren’ staan naast elkaar en doen precies wat er staat. U verandert van gedachten met dezelfde twee knoppen, ',
            { text: 'boven aan deze pagina', href: '#keuze' },
            '.',
          ],
        },
        { sub: 'Uw browser' },
        {
          p: 'In uw browser ziet, wist en weigert u cookies van elke site. De makers leggen uit hoe:',
        },
        { list: BROWSERS.map((browser) => [browser]) },
        { sub: 'Afmelden voor metingen' },
        {
          p: [
            'Wilt u op geen enkele site met Google Analytics worden gemeten, dan is er ',
            OPT_OUT,
            '. Die werkt in uw browser en staat los van uw keuze hier.',
          ],
        },
        { sub: 'Let op' },
        {
          p: 'Weigert of wist u in uw browser ook wat noodzakelijk is, dan kunnen onderdelen van de site niet goed werken: uw keuze wordt dan niet onthouden, en zonder verbinding is er niets te lezen.',
        },
      ],
    },
    {
      id: 'buiten-de-eer',
      title: 'Doorgifte buiten de EER',
      blocks: [
        {
          p: 'Een meetdienst kan gegevens verwerken buiten de Europese Economische Ruimte (de EU met Noorwegen, IJsland en Liechtenstein), bijvoorbeeld in de Verenigde Staten. Dat gebeurt alleen na uw toestemming en met een waarborg uit de AVG: een adequaatheidsbesluit of de modelbepalingen van de Europese Commissie.',
        },
      ],
    },
    {
      id: 'wijzigingen',
      title: 'Wijzigingen',
      blocks: [
        {
          p: `Dit beleid geldt vanaf ${POLICY.effective_on.text}. Gaan wij iets anders bewaren, dan staat het hier met een nieuwe datum. Is daar toestemming voor nodig, dan vragen wij die opnieuw.`,
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [{ p: 'Over wat wij bewaren kunt u ons altijd bellen of mailen.' }, { insert: 'contact' }],
    },
  ],
};
