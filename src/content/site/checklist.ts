/** One thing to check: what, how, and what it tells. `id` is kept on a reader's device and never changes. */
export interface Check {
  readonly id: string;
  readonly title: string;
  readonly how: string;
  readonly tells: string;
}

export interface CheckGroup {
  readonly id: string;
  readonly name: string;
  readonly tools: string;
  readonly checks: readonly Check[];
}

/** F-086: the promised 25 checks, each one to be done by an owner, on board, without special tools. */
export const CHECK_GROUPS: readonly CheckGroup[] = [
  {
    id: 'romp',
    name: 'Romp',
    tools: 'Donkere doek, zaklamp, emmer',
    checks: [
      {
        id: 'gelcoat',
        title: 'Gelcoat die krijt',
        how: 'Wrijf met een donkere, droge doek over de zonzijde van de romp, een handbreedte onder het gangboord.',
        tells:
          'Blijft er wit poeder op de doek, dan is de toplaag verweerd. Polijsten en verzegelen helpt zolang de laag nog dik genoeg is.',
      },
      {
        id: 'haarscheuren',
        title: 'Haarscheurtjes',
        how: 'Schijn met een zaklamp schuin langs de hoeken van de kuip, rond kikkers en scepters, en langs de boeg.',
        tells:
          'Een ster van scheurtjes komt van een stoot. Lopen ze in lijnen, dan buigt daar iets: laat dat nakijken voordat u het dichtzet.',
      },
      {
        id: 'onderwaterschip',
        title: 'Antifouling en blaasjes',
        how: 'Bekijk het onderwaterschip op de kant, direct na het afspuiten en nog nat. Voel met een vlakke hand over het laminaat.',
        tells:
          'Kale plekken zijn aan een nieuwe laag toe. Teken blaasjes af met watervast krijt en prik ze niet door: laat eerst het vocht meten.',
      },
      {
        id: 'anodes',
        title: 'Anodes',
        how: 'Vergelijk elke anode met een nieuwe. Tik losse aanslag eraf en voel of de bouten vastzitten.',
        tells:
          'Is de helft weg, vervang hem dan. Magnesium in zoet water, zink in zout, aluminium in brak. Verf er nooit overheen.',
      },
    ],
  },
  {
    id: 'dek',
    name: 'Dek',
    tools: 'Schroevendraaier, tuinslang, wc-papier',
    checks: [
      {
        id: 'teaknaden',
        title: 'Naden van het teak',
        how: 'Druk om de halve meter met uw duimnagel tegen de rand van de rubbernaad.',
        tells:
          'Wijkt het rubber van het hout, dan loopt daar water onder het dek. Noteer de plek en laat de naad vernieuwen voor de vorst.',
      },
      {
        id: 'dekkern',
        title: 'Kern van het dek',
        how: 'Klop met het handvat van een schroevendraaier, om de tien centimeter, vooral rond beslag en mastvoet.',
        tells:
          'Helder is goed. Klinkt het dof of veert het, dan is de kern nat of los. Teken het vlak af en klop het over een maand opnieuw.',
      },
      {
        id: 'beslag',
        title: 'Scepters, kikkers en preekstoel',
        how: 'Zet kracht: trek elke scepter opzij en duw de preekstoel heen en weer. Kijk binnen onder de bouten.',
        tells:
          'Beweging of een bruine streep betekent dat de kit los is. Losnemen, schoonmaken en opnieuw in de kit zetten.',
      },
      {
        id: 'luiken',
        title: 'Luiken en ramen',
        how: 'Sluit alles en zet er twee minuten de tuinslang op, zonder straal. Laat iemand binnen met wc-papier langs de randen gaan.',
        tells:
          'Nat papier wijst het lek aan. Een hard of plat rubber vervangt u; een raam dat in de kit ligt, moet er opnieuw in.',
      },
    ],
  },
  {
    id: 'tuigage',
    name: 'Tuigage',
    tools: 'Keukenpapier, verrekijker',
    checks: [
      {
        id: 'stagen',
        title: 'Staand want en spanners',
        how: 'Trek een stuk keukenpapier langs elke stag, van dek tot zo hoog u reikt. Bekijk terminals en zaling met de verrekijker.',
        tells:
          'Blijft er papier aan een gebroken draad hangen, dan is die stag op. Elke spanner hoort een geborgde pen te hebben. Laat want ouder dan tien jaar keuren.',
      },
      {
        id: 'zeilen',
        title: 'Vallen, schoten en stiksel',
        how: 'Laat elke lijn door uw handen lopen. Kras met uw nagel over het stiksel van de UV-strook en het achterlijk.',
        tells:
          'Een platte of harde plek in een val draait u om of vervangt u. Breekt het garen, dan is het zeil toe aan stikken.',
      },
    ],
  },
  {
    id: 'motor',
    name: 'Motor',
    tools: 'Doek, glazen pot, sleutelset',
    checks: [
      {
        id: 'olie',
        title: 'Motorolie',
        how: 'Peil koud en met de boot recht. Strijk de stok af op een witte doek.',
        tells:
          'Grijs of schuimend betekent water in de olie: niet starten en laten nakijken. Ruikt hij naar diesel, dan lekt er brandstof bij.',
      },
      {
        id: 'impeller',
        title: 'Impeller en koelwater',
        how: 'Kijk bij draaiende motor of er met de uitlaat ruim water meekomt. Neem daarna het deksel van de pomp en buig de bladen.',
        tells:
          'Een scheurtje aan de voet van een blad is genoeg om te vervangen. Mist er een stuk, zoek het dan voor de warmtewisselaar.',
      },
      {
        id: 'brandstof',
        title: 'Water in de diesel',
        how: 'Tap de waterafscheider af in een glazen pot en laat die een kwartier staan.',
        tells:
          'Water zakt naar de bodem. Donkere vlokken op de scheiding zijn bacteriën: filters vervangen en de tank laten spoelen.',
      },
      {
        id: 'slangen',
        title: 'V-snaar en slangen',
        how: 'Druk halverwege op de snaar en knijp in elke slang, ook onderaan. Draai de klemmen na.',
        tells:
          'Meer dan een centimeter speling of zwart stof: spannen of vervangen. Een slang die barst, kraakt of zacht is, gaat eruit.',
      },
    ],
  },
  {
    id: 'elektra',
    name: 'Elektra',
    tools: 'Multimeter, emmer water',
    checks: [
      {
        id: 'accu',
        title: 'Accu’s in rust',
        how: 'Zet lader en verbruikers een nacht uit en meet op de polen.',
        tells:
          'Bij een loodaccu van 12 volt is 12,7 vol en 12,2 half. Onder 12,0 gaat hij stuk: meteen laden en na een week opnieuw meten.',
      },
      {
        id: 'bilgepomp',
        title: 'Bilgepomp',
        how: 'Giet langzaam een emmer water bij de vlotter en blijf van de schakelaar af.',
        tells:
          'De pomp hoort vanzelf aan te slaan, overboord te lozen en weer te stoppen. Controleer daarna ook de handpomp.',
      },
      {
        id: 'walstroom',
        title: 'Walstroom',
        how: 'Druk op de testknop van de aardlekschakelaar. Bekijk stekker en contactdoos op bruine of gesmolten pennen.',
        tells:
          'Valt de schakelaar niet meteen uit, gebruik de walstroom dan niet. Een verkleurde stekker heeft slecht contact en wordt heet.',
      },
      {
        id: 'lichten',
        title: 'Navigatielichten',
        how: 'Ontsteek ze na zonsondergang, stap op de kant en loop om de boot.',
        tells:
          'Een dof licht heeft meestal een groene contactveer. Schoonmaken, vet erop, en reservelampen van de juiste maat aan boord.',
      },
    ],
  },
  {
    id: 'veiligheid',
    name: 'Veiligheid',
    tools: 'Keukenweegschaal, zeepsop, kwast',
    checks: [
      {
        id: 'vesten',
        title: 'Reddingsvesten',
        how: 'Blaas elk vest met de mond op en laat het een nacht liggen. Weeg de patroon en lees de datum van de automaat.',
        tells:
          'Een vest dat zacht is geworden, gaat naar de keuring. Het gewicht staat op de patroon; lichter of verroest betekent vervangen.',
      },
      {
        id: 'blussers',
        title: 'Brandblussers en blusdeken',
        how: 'Lees de meter en de keuringsdatum, en haal elke blusser uit zijn houder.',
        tells:
          'De wijzer staat in het groen en u hebt hem in vijf tellen in handen. Ligt hij achter het fornuis, hang hem dan bij de uitgang.',
      },
      {
        id: 'gas',
        title: 'Gasinstallatie',
        how: 'Open de fles, laat de kranen van de toestellen dicht en kwast zeepsop op elke koppeling.',
        tells:
          'Bellen zijn een lek: fles dicht, luchten, niets ontsteken. Een slang zonder leesbaar jaartal of met barstjes vervangt u.',
      },
      {
        id: 'afsluiters',
        title: 'Afsluiters en huiddoorvoeren',
        how: 'Draai elke kraan onder de waterlijn dicht en weer open. Voel aan de slangklemmen: twee per slang.',
        tells:
          'Een kraan die vastzit, kunt u in nood niet sluiten. Rozerood messing is uitgeloogd en breekt: vervangen op de kant.',
      },
    ],
  },
  {
    id: 'winter',
    name: 'Winter',
    tools: 'Antivries, hygrometer, emmer',
    checks: [
      {
        id: 'vorst',
        title: 'Alle water eruit',
        how: 'Laat de motor antivries opzuigen tot het gekleurd uit de uitlaat komt. Tap boiler, drinkwater, toilet en dekwas af en laat de kranen open.',
        tells: 'Wat blijft staan, vriest stuk. Vergeet het waterslot en de douchepomp niet.',
      },
      {
        id: 'vocht',
        title: 'Lucht en vocht',
        how: 'Zet matrassen op hun kant, kastdeuren en vloerluiken open en de roosters vrij. Leg een hygrometer neer.',
        tells:
          'Blijft het boven 65 procent, dan komt er schimmel. Meer lucht erdoor, of een vochtvreter op een vaste afvoer.',
      },
      {
        id: 'afdekking',
        title: 'Dekzeil, lijnen en afvoeren',
        how: 'Giet een emmer water in de kuip en kijk of hij wegloopt. Span het zeil zo dat er geen water op blijft staan, vrij van de romp.',
        tells:
          'Een zeil dat schuurt, trekt strepen in de gelcoat. Kijk na elke storm naar landvasten en stootwillen.',
      },
    ],
  },
];

export const checklist = {
  heading: 'Yacht Care Checklist',
  lead: 'Vijfentwintig controles die u zelf aan boord doet. Reken op een rustige dag, en begin met het deel waar u toch al staat.',
  print: 'Afdrukken',
  offline: 'Deze pagina blijft op uw apparaat staan en is aan de steiger ook zonder verbinding te lezen.',
  contents: 'Onderdelen',
  tools: 'Bij de hand:',
  progress: (done: number, all: number) => `${done} van ${all} gedaan`,
  again: 'Opnieuw beginnen',
  sheet: { boat: 'Boot', date: 'Datum' },
  help: {
    heading: 'Iets gevonden?',
    text: 'Maak een foto van de plek en stuur die mee. Wij komen gratis en vrijblijvend kijken aan uw ligplaats en zeggen wat kan wachten en wat niet.',
    action: 'Plan een gratis inspectie',
  },
} as const;

/** where unsubscribing ends, for every address alike. */
export const unsubscribed = {
  heading: 'U bent afgemeld',
  text: 'U ontvangt onze nieuwsbrief niet meer. De link is opgebruikt. Over een lopende aanvraag schrijven wij u nog wel.',
  mistake: 'Was dit niet de bedoeling, meld u dan opnieuw aan of bel ons:',
  home: 'Naar de homepagina',
  checklist: 'Naar de checklist',
} as const;
