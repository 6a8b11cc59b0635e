import { COMPANY, POLICY } from '../company.ts';
import type { LegalText } from './document.ts';
import { RETENTION_TERMS } from './retention.ts';

/** L-022: nine sections; erasure, portability, complaint and how long data are kept stand within rights. */
export const privacy: LegalText = {
  heading: 'Privacy beleid',
  lead: 'Welke gegevens wij van u hebben, waarom, hoe lang, en wat u erover te zeggen hebt.',
  sections: [
    {
      id: 'inleiding',
      title: 'Inleiding',
      blocks: [
        {
          p: `${COMPANY.name} verzorgt jachten aan hun eigen ligplaats. Daarvoor moeten wij weten wie u bent, waar uw boot ligt en wat eraan te doen is. Meer vragen wij niet.`,
        },
        {
          p: [
            `${COMPANY.name} is verantwoordelijk voor de gegevens op deze pagina, zoals de Algemene verordening gegevensbescherming (AVG) dat noemt. Onze gegevens staan onder `,
            { text: 'Contact', href: '#contact' },
            '. Wat deze site op uw eigen apparaat bewaart, leest u op de pagina ',
            { text: 'Cookies', page: 'cookies' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'verzamelen',
      title: 'Welke gegevens wij verzamelen',
      blocks: [
        { p: 'Wat u ons zelf geeft, in een formulier, een e-mail, een telefoongesprek of aan boord:' },
        {
          list: [
            'uw naam, e-mailadres en telefoonnummer;',
            'wat u in een formulier of serviceaanvraag schrijft: type en lengte van uw boot, de gewenste dienst, uw bericht en de foto’s die u meestuurt;',
            'bent u klant, dan ook de naam en de ligplaats van uw boot, afspraken, uitgevoerd werk, foto’s daarvan en rekeningen;',
            'uw e-mailadres en het moment van uw toestemming, als u zich aanmeldt voor de nieuwsbrief.',
          ],
        },
        { p: 'Wat uw browser meestuurt als u de site bezoekt:' },
        {
          list: [
            'uw IP-adres, en welke browser en welk besturingssysteem u gebruikt;',
            'de bezochte pagina’s. Wij meten pas welke dat zijn nadat u toestemming hebt gegeven. Zonder toestemming tellen wij alleen hoe vaak een pagina per dag is bekeken, zonder te weten door wie.',
          ],
        },
        {
          p: 'Verstuurt u een formulier zonder verbinding, of vult u het half in, dan bewaart uw eigen apparaat het. Wij zien het pas als het is verzonden.',
        },
        {
          p: 'Bijzondere gegevens, zoals over uw gezondheid, vragen wij nooit. Stuur ze ons ook niet. Uit foto’s die u hier meestuurt, halen wij de plaats waar ze gemaakt zijn.',
        },
      ],
    },
    {
      id: 'gebruik',
      title: 'Waarvoor wij ze gebruiken',
      blocks: [
        { p: 'De AVG vraagt voor elk gebruik een reden die de wet noemt, een grondslag. Dit zijn de onze:' },
        {
          terms: [
            {
              name: 'Uw aanvraag beantwoorden',
              text: 'Wij bellen of mailen u, plannen een inspectie en maken een offerte. Grondslag: u vroeg ons daarom, als stap naar een overeenkomst.',
            },
            {
              name: 'Het werk doen',
              text: 'Wij plannen, voeren uit, leggen vast wat er is gedaan en geven garantie. Grondslag: de overeenkomst met u.',
            },
            {
              name: 'Rekeningen bewaren',
              text: 'Onze administratie moet controleerbaar zijn. Grondslag: een wettelijke plicht.',
            },
            {
              name: 'De nieuwsbrief sturen',
              text: 'Alleen als u zich aanmeldt en dat bevestigt met de link die wij u mailen. Grondslag: uw toestemming. Onder elke nieuwsbrief staat een link om u af te melden.',
            },
            {
              name: 'Meten hoe de site wordt gebruikt',
              text: 'Alleen na ‘Accepteren’. Grondslag: uw toestemming.',
            },
            {
              name: 'Misbruik tegenhouden',
              text: 'Wij kijken of een formulier door een mens is verstuurd en hoe vaak en hoeveel er vanaf één IP-adres komt. Van het adres bewaren wij daarvoor alleen een code, ten hoogste twee dagen. Grondslag: ons belang bij een veilige site, dat hier zwaarder weegt.',
            },
          ],
        },
        {
          p: 'Wij nemen geen besluiten over u die een computer alleen neemt, en maken geen profiel van u.',
        },
      ],
    },
    {
      id: 'delen',
      title: 'Met wie wij ze delen',
      blocks: [
        { p: 'Wij verkopen of verhuren uw gegevens nooit.' },
        {
          p: 'Een paar bedrijven werken in onze opdracht en mogen uw gegevens alleen daarvoor gebruiken. Met elk van hen sluiten wij een verwerkersovereenkomst:',
        },
        {
          list: [
            'het bedrijf dat onze database en bestanden bewaart, binnen de Europese Unie;',
            'het bedrijf dat onze e-mail verstuurt;',
            'Google, dat formulieren op misbruik controleert, alleen na uw toestemming en als die controle aanstaat;',
            'de meetdienst, alleen na uw toestemming;',
            'onze boekhouder, voor rekeningen.',
          ],
        },
        {
          p: 'Onze eigen medewerkers zien wat zij voor hun werk nodig hebben. Verder geven wij gegevens alleen aan een ander als de wet ons daartoe verplicht, of als u dat zelf vraagt, bijvoorbeeld voor uw verzekeraar.',
        },
        {
          p: 'Verwerkt een van deze bedrijven gegevens buiten de Europese Economische Ruimte, dan alleen met een waarborg uit de AVG: een adequaatheidsbesluit of de modelbepalingen van de Europese Commissie.',
        },
      ],
    },
    {
      id: 'beveiliging',
      title: 'Beveiliging',
      blocks: [
        {
          list: [
            'Alles tussen uw apparaat en onze server gaat over een versleutelde verbinding.',
            'In de database staat per tabel vast wie wat mag lezen. Bezoekers kunnen niets lezen van aanvragen of klanten.',
            'Elke medewerker heeft een eigen account. Wie uit dienst gaat, verliest de toegang.',
            'Onze mensen werken aan boord ook zonder verbinding. Wat daarvoor op hun apparaat staat, is met een code af te sluiten.',
          ],
        },
        {
          p: 'Gaat er toch iets mis, dan melden wij dat waar de wet het vraagt binnen 72 uur bij de Autoriteit Persoonsgegevens. Loopt u zelf een hoog risico, dan hoort u het van ons.',
        },
        {
          p: [
            'Ziet u een lek of krijgt u een verdachte mail uit onze naam? Schrijf dan aan ',
            { company: 'email' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'rechten',
      title: 'Uw rechten',
      blocks: [
        {
          p: [
            'Schrijf of bel ons; dat kost u niets. Wij antwoorden binnen een maand. Om zeker te weten dat u het bent, kunnen wij u iets vragen dat alleen u weet; een kopie van uw paspoort vragen wij niet.',
          ],
        },
        {
          terms: [
            {
              name: 'Inzage en correctie',
              text: 'U hoort wat wij van u hebben, en wij verbeteren wat niet klopt.',
            },
            {
              name: 'Verwijdering',
              text: 'Wij wissen uw gegevens. Alleen wat de wet ons laat bewaren, zoals rekeningen, blijft staan tot die termijn om is.',
            },
            {
              name: 'Overdraagbaarheid',
              text: 'U krijgt uw gegevens in een bestand dat een ander programma kan lezen.',
            },
            {
              name: 'Bezwaar en beperking',
              text: 'U kunt tegen een gebruik bezwaar maken, of vragen het stil te leggen terwijl wij iets uitzoeken.',
            },
            {
              name: 'Afmelden voor e-mail',
              text: 'Met de link onder elke nieuwsbrief, of met een bericht aan ons.',
            },
            {
              name: 'Toestemming en cookies',
              text: [
                'Wat u toestond, trekt u even makkelijk weer in: ',
                { text: 'uw keuze staat op de pagina Cookies', page: 'cookies' },
                '. Wat daarvóór gebeurde, blijft geldig.',
              ],
            },
          ],
        },
        { sub: 'Hoe lang wij gegevens bewaren' },
        {
          terms: RETENTION_TERMS,
        },
        { sub: 'Een klacht' },
        {
          p: [
            'Vindt u dat wij niet goed met uw gegevens omgaan, zeg het ons dan. U mag ook meteen een klacht indienen bij de ',
            { text: 'Autoriteit Persoonsgegevens', href: 'https://www.autoriteitpersoonsgegevens.nl' },
            ', de toezichthouder in Nederland.',
          ],
        },
      ],
    },
    {
      id: 'andere-sites',
      title: 'Links naar andere sites',
      blocks: [
        {
          p: 'Sommige links leiden naar sites van anderen, zoals onze pagina’s op sociale netwerken. Daar geldt hun beleid, niet het onze. Een link laadt niets van die site voordat u erop klikt; hetzelfde geldt voor een video, die pas bij de aanbieder wordt opgehaald als u hem afspeelt.',
        },
      ],
    },
    {
      id: 'wijzigingen',
      title: 'Wijzigingen',
      blocks: [
        {
          p: `Dit beleid geldt vanaf ${POLICY.effective_on.text}. Verandert er iets, dan staat de nieuwe tekst hier met een nieuwe datum. Raakt een wijziging u als klant of abonnee, dan schrijven wij u vooraf.`,
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        { p: 'Voor elke vraag over uw gegevens, en voor elk recht hierboven:' },
        { insert: 'contact' },
      ],
    },
  ],
};
