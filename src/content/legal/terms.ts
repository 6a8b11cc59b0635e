import { COMPANY, GUARANTEE_YEARS, POLICY } from '../company.ts';
import type { LegalText } from './document.ts';

const { minimum_age, cancellation_hours, offer_days, payment_days } = POLICY;

/** L-030: ten sections. */
export const terms: LegalText = {
  heading: 'Algemene voorwaarden',
  lead: 'De afspraken waaronder wij aan uw boot werken, in gewone woorden: wat u van ons mag verwachten, wat wij van u vragen, en wat geldt als iets anders loopt.',
  sections: [
    {
      id: 'toepasselijkheid',
      title: 'Toepasselijkheid',
      blocks: [
        {
          p: `Deze voorwaarden gelden voor elke offerte van ${COMPANY.name}, elke opdracht aan ons en het gebruik van deze site. Ze gelden vanaf ${POLICY.effective_on.text}.`,
        },
        {
          p: 'Spreken wij schriftelijk iets anders af, dan gaat dat voor. Voorwaarden van u zelf gelden alleen als wij die schriftelijk hebben aanvaard. Is een bepaling ongeldig, dan blijven de andere van kracht.',
        },
        {
          p: 'U krijgt deze voorwaarden bij de offerte. U kunt ze hier altijd lezen, bewaren en afdrukken.',
        },
      ],
    },
    {
      id: 'begrippen',
      title: 'Begrippen',
      blocks: [
        {
          terms: [
            { name: 'Wij', text: `${COMPANY.name}, gevestigd te ${COMPANY.base}.` },
            { name: 'U', text: 'Wie ons om een offerte vraagt of een opdracht geeft.' },
            {
              name: 'Consument',
              text: 'Een mens die dat doet voor zichzelf, en niet voor een beroep of bedrijf.',
            },
            { name: 'Boot', text: 'Het vaartuig waaraan wij werken, met alles wat erbij hoort.' },
            {
              name: 'Opdracht',
              text: 'De overeenkomst over werk aan uw boot, zoals die in de aanvaarde offerte staat.',
            },
            { name: 'Schriftelijk', text: 'Op papier of per e-mail.' },
          ],
        },
      ],
    },
    {
      id: 'leeftijd',
      title: 'Leeftijd en bevoegdheid',
      blocks: [
        {
          p: `Om een opdracht te geven of een formulier op deze site te gebruiken moet u ${minimum_age} jaar of ouder zijn. U bent eigenaar van de boot, of de eigenaar heeft u gevraagd namens hem te handelen.`,
        },
      ],
    },
    {
      id: 'offertes-en-prijzen',
      title: 'Offertes en prijzen',
      blocks: [
        {
          list: [
            `Een inspectie aan boord is gratis en vrijblijvend. Een offerte geldt ${offer_days} dagen, tenzij er een andere termijn in staat.`,
            'Een opdracht ontstaat als u de offerte schriftelijk aanvaardt.',
            'Prijzen op deze site zijn inclusief btw en gelden als indicatie. Bindend is de prijs in de offerte.',
            'Blijkt onderweg dat er meer nodig is, dan leggen wij het werk stil, tonen wij u wat wij vonden en noemen wij de prijs. Meerwerk begint pas na uw akkoord.',
            `U betaalt binnen ${payment_days} dagen na de datum van de rekening. Bij een grote opdracht kunnen wij vooraf een deel vragen; dat staat dan in de offerte.`,
            'Betaalt u te laat, dan herinneren wij u eerst kosteloos aan de rekening. Daarna zijn rente en incassokosten verschuldigd zoals de wet die bepaalt.',
          ],
        },
      ],
    },
    {
      id: 'uitvoering',
      title: 'Uitvoering en toegang tot de boot',
      blocks: [
        { p: 'Wij doen het werk zoals u van een goed vakman mag verwachten. Van u vragen wij:' },
        {
          list: [
            'dat wij op de afgesproken tijd aan boord kunnen, met de sleutels of codes die nodig zijn;',
            'water en stroom aan de steiger, of een bericht vooraf als die er niet zijn;',
            'toestemming van de haven, als die daarvoor iets van de eigenaar verlangt;',
            'dat u ons vertelt wat u van de boot weet: eerdere reparaties, verfsystemen, lekkage, osmose en alles wat gevaar kan geven;',
            'dat waardevolle losse spullen van boord of weggesloten zijn;',
            'dat de boot verzekerd is tegen schade en aansprakelijkheid.',
          ],
        },
        {
          p: 'Voordat wij beginnen leggen wij de staat van de boot vast met foto’s en waar nodig met metingen. Bij de oplevering lopen wij het werk samen na.',
        },
        {
          p: 'Wij plannen op het weer. Regen, vorst, harde wind of te vochtige lucht maken lakken, kitten en polijsten onmogelijk; dan spreken wij zo snel mogelijk een nieuwe dag af. Genoemde data en werktijden zijn daarom schattingen, tenzij wij schriftelijk een vaste datum toezeggen.',
        },
      ],
    },
    {
      id: 'annuleren',
      title: 'Annuleren en herroepen',
      blocks: [
        {
          p: `Verzetten of annuleren is kosteloos tot ${cancellation_hours} uur voor de afgesproken tijd. Annuleert u binnen ${cancellation_hours} uur voor de afgesproken tijd, of kunnen wij niet aan boord, dan kunnen wij kosten in rekening brengen. Dat is nooit meer dan wij voor die dag hebben gemaakt: reistijd, gereserveerde uren en materiaal dat niet terug kan.`,
        },
        {
          p: 'Bent u consument en gaf u de opdracht op afstand of bij u aan boord, dan mag u die daarnaast binnen 14 dagen zonder reden herroepen. Vroeg u ons binnen die 14 dagen te beginnen, dan betaalt u het deel dat klaar is. Is het werk op uw verzoek helemaal klaar, dan is er niets meer te herroepen; daarop wijzen wij u vooraf.',
        },
      ],
    },
    {
      id: 'terugbetalen-en-weigeren',
      title: 'Terugbetalen en weigeren',
      blocks: [
        {
          p: 'Terugbetalingen doen wij volgens ons terugbetalingsbeleid. Dat sturen wij u toe als u erom vraagt. Wat u vooruit betaalde voor werk dat niet doorgaat, krijgt u in elk geval binnen 14 dagen terug, na aftrek van wat al gedaan is en van kosten volgens artikel 6.',
        },
        {
          p: 'Wij mogen een afspraak weigeren of annuleren, bijvoorbeeld als het werk niet veilig kan, als de boot anders is dan beschreven, als een behandeling de boot zou schaden of als eerdere rekeningen openstaan. U hoort dan waarom, en betaalt niets voor wat niet is gedaan.',
        },
      ],
    },
    {
      id: 'aansprakelijkheid',
      title: 'Aansprakelijkheid',
      blocks: [
        {
          p: 'Maken wij een fout, dan herstellen wij die. Lukt dat niet, dan vergoeden wij de directe schade, tot het bedrag dat onze verzekeraar in dat geval uitkeert, en als die niet uitkeert tot het bedrag van de opdracht. Wij zijn niet aansprakelijk voor:',
        },
        {
          list: [
            'schade die er al was, ook als die pas tijdens het werk zichtbaar wordt, zoals osmose, dunne gelcoat, delaminatie of oude lekkage;',
            'vertraging door het weer, of door iets anders waarop wij geen invloed hebben;',
            'indirecte schade, zoals gemiste vaardagen, gederfde verhuur of een ligplaats elders;',
            'gevolgen van wat u ons niet vertelde en wij niet konden zien.',
          ],
        },
        {
          p: 'Deze grenzen gelden niet bij opzet of bewuste roekeloosheid van ons, en nemen een consument geen recht af dat de wet hem geeft.',
        },
      ],
    },
    {
      id: 'garantie-en-klachten',
      title: 'Garantie en klachten',
      blocks: [
        {
          p: `Op gelcoatrestauratie geven wij ${GUARANTEE_YEARS.gelcoat_restoration} jaar garantie, op premium gelcoat en keramische coating tot ${GUARANTEE_YEARS.premium_coating} jaar. De termijn van uw behandeling staat op het certificaat. Wij doen het werk dan kosteloos over waar het tekortschiet.`,
        },
        {
          p: 'Garantie dekt geen gewone slijtage, aanvaringen, verkeerde reinigingsmiddelen, werk van anderen op hetzelfde vlak of achterwege gelaten onderhoud dat op het certificaat staat. Uw wettelijke rechten staan daar los van.',
        },
        {
          p: 'Klopt er iets niet, meld het dan zo snel mogelijk, liefst binnen 14 dagen nadat u het zag en met een foto. Een consument is in elk geval op tijd binnen twee maanden. Wij antwoorden binnen 14 dagen en komen kijken als dat nodig is.',
        },
      ],
    },
    {
      id: 'recht-en-contact',
      title: 'Toepasselijk recht en contact',
      blocks: [
        {
          p: 'Op elke opdracht is Nederlands recht van toepassing. Wij proberen een geschil eerst samen op te lossen. Lukt dat niet, dan beslist de bevoegde rechter in Amsterdam; een consument kan altijd naar de rechter die de wet aanwijst.',
        },
        {
          p: [
            'Hoe wij met uw gegevens omgaan, staat in ons ',
            { text: 'privacy beleid', page: 'privacy' },
            '.',
          ],
        },
        { insert: 'contact' },
      ],
    },
  ],
};
