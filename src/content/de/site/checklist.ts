import type { CheckGroup, checklist as dutch } from '../../site/checklist.ts';
import type { Translation } from '../../translation.ts';

export type { Check, CheckGroup } from '../../site/checklist.ts';

export const CHECK_GROUPS: readonly CheckGroup[] = [
  {
    id: 'romp',
    name: 'Rumpf',
    tools: 'Dunkles Tuch, Taschenlampe, Eimer',
    checks: [
      {
        id: 'gelcoat',
        title: 'Gelcoat, das kreidet',
        how: 'Reiben Sie mit einem dunklen, trockenen Tuch über die Sonnenseite des Rumpfes, eine Handbreit unter dem Gangbord.',
        tells:
          'Bleibt weißes Pulver am Tuch, ist die Deckschicht verwittert. Polieren und Versiegeln hilft, solange die Schicht dick genug ist.',
      },
      {
        id: 'haarscheuren',
        title: 'Haarrisse',
        how: 'Leuchten Sie mit einer Taschenlampe schräg an den Ecken der Plicht entlang, um Klampen und Relingsstützen und am Bug entlang.',
        tells:
          'Ein Stern aus Rissen kommt von einem Stoß. Laufen sie in Linien, biegt sich dort etwas: Lassen Sie es ansehen, bevor Sie es schließen.',
      },
      {
        id: 'onderwaterschip',
        title: 'Antifouling und Blasen',
        how: 'Sehen Sie sich das Unterwasserschiff an Land an, gleich nach dem Abspritzen und noch nass. Fühlen Sie mit der flachen Hand über das Laminat.',
        tells:
          'Kahle Stellen brauchen eine neue Schicht. Markieren Sie Blasen mit wasserfester Kreide und stechen Sie sie nicht auf: Lassen Sie zuerst die Feuchte messen.',
      },
      {
        id: 'anodes',
        title: 'Anoden',
        how: 'Vergleichen Sie jede Anode mit einer neuen. Klopfen Sie losen Belag ab und fühlen Sie, ob die Bolzen fest sind.',
        tells:
          'Ist die Hälfte weg, ersetzen Sie sie. Magnesium in Süßwasser, Zink in Salzwasser, Aluminium in Brackwasser. Nie darüberstreichen.',
      },
    ],
  },
  {
    id: 'dek',
    name: 'Deck',
    tools: 'Schraubendreher, Gartenschlauch, Toilettenpapier',
    checks: [
      {
        id: 'teaknaden',
        title: 'Teakfugen',
        how: 'Drücken Sie alle halbe Meter mit dem Daumennagel gegen den Rand der Gummifuge.',
        tells:
          'Weicht der Gummi vom Holz, läuft dort Wasser unter das Deck. Notieren Sie die Stelle und lassen Sie die Fuge vor dem Frost erneuern.',
      },
      {
        id: 'dekkern',
        title: 'Kern des Decks',
        how: 'Klopfen Sie mit dem Griff eines Schraubendrehers, alle zehn Zentimeter, vor allem um Beschläge und Mastfuß.',
        tells:
          'Hell ist gut. Klingt es dumpf oder federt es, ist der Kern nass oder lose. Markieren Sie die Fläche und klopfen Sie sie in einem Monat noch einmal ab.',
      },
      {
        id: 'beslag',
        title: 'Relingsstützen, Klampen und Bugkorb',
        how: 'Mit Kraft: Ziehen Sie jede Relingsstütze zur Seite und drücken Sie den Bugkorb hin und her. Sehen Sie innen unter den Bolzen nach.',
        tells:
          'Bewegung oder ein brauner Streifen bedeutet, dass die Dichtmasse lose ist. Abnehmen, reinigen und neu eindichten.',
      },
      {
        id: 'luiken',
        title: 'Luken und Fenster',
        how: 'Schließen Sie alles und lassen Sie zwei Minuten den Gartenschlauch darauf laufen, ohne Strahl. Lassen Sie innen jemanden mit Toilettenpapier an den Rändern entlanggehen.',
        tells:
          'Nasses Papier zeigt das Leck. Einen harten oder flachen Gummi ersetzen Sie; ein eingedichtetes Fenster muss neu eingesetzt werden.',
      },
    ],
  },
  {
    id: 'tuigage',
    name: 'Rigg',
    tools: 'Küchenpapier, Fernglas',
    checks: [
      {
        id: 'stagen',
        title: 'Stehendes Gut und Wantenspanner',
        how: 'Ziehen Sie ein Stück Küchenpapier an jedem Stag entlang, vom Deck so hoch Sie reichen. Sehen Sie sich Terminals und Salinge mit dem Fernglas an.',
        tells:
          'Bleibt Papier an einem gebrochenen Draht hängen, ist dieses Stag am Ende. Jeder Spanner braucht einen gesicherten Bolzen. Lassen Sie Wanten, die älter als zehn Jahre sind, prüfen.',
      },
      {
        id: 'zeilen',
        title: 'Fallen, Schoten und Nähte',
        how: 'Lassen Sie jede Leine durch die Hände laufen. Kratzen Sie mit dem Nagel über die Nähte des UV-Streifens und des Achterlieks.',
        tells:
          'Ein Fall mit einer flachen oder harten Stelle drehen Sie um oder ersetzen es. Reißt das Garn, muss das Segel nachgenäht werden.',
      },
    ],
  },
  {
    id: 'motor',
    name: 'Motor',
    tools: 'Tuch, Einmachglas, Schraubenschlüssel',
    checks: [
      {
        id: 'olie',
        title: 'Motoröl',
        how: 'Messen Sie kalt und bei geradem Boot. Streichen Sie den Stab an einem weißen Tuch ab.',
        tells:
          'Grau oder schaumig bedeutet Wasser im Öl: nicht starten und nachsehen lassen. Riecht es nach Diesel, läuft Kraftstoff hinein.',
      },
      {
        id: 'impeller',
        title: 'Impeller und Kühlwasser',
        how: 'Sehen Sie bei laufendem Motor, ob mit dem Auspuff reichlich Wasser kommt. Nehmen Sie danach den Deckel von der Pumpe und biegen Sie die Flügel.',
        tells:
          'Ein Riss am Fuß eines Flügels genügt, um ihn zu ersetzen. Fehlt ein Stück, suchen Sie es vor dem Wärmetauscher.',
      },
      {
        id: 'brandstof',
        title: 'Wasser im Diesel',
        how: 'Lassen Sie den Wasserabscheider in ein Glas ab und lassen Sie es eine Viertelstunde stehen.',
        tells:
          'Wasser sinkt nach unten. Dunkle Flocken an der Grenze sind Bakterien: Filter ersetzen und den Tank spülen lassen.',
      },
      {
        id: 'slangen',
        title: 'Keilriemen und Schläuche',
        how: 'Drücken Sie in der Mitte auf den Riemen und jeden Schlauch zusammen, auch ganz unten. Ziehen Sie die Schellen nach.',
        tells:
          'Mehr als ein Zentimeter Spiel oder schwarzer Staub: spannen oder ersetzen. Ein Schlauch, der rissig ist, knistert oder weich ist, kommt heraus.',
      },
    ],
  },
  {
    id: 'elektra',
    name: 'Elektrik',
    tools: 'Multimeter, Eimer Wasser',
    checks: [
      {
        id: 'accu',
        title: 'Batterien in Ruhe',
        how: 'Schalten Sie Ladegerät und Verbraucher eine Nacht aus und messen Sie an den Polen.',
        tells:
          'Bei einer Bleibatterie mit 12 Volt sind 12,7 voll und 12,2 halb. Unter 12,0 geht sie kaputt: sofort laden und nach einer Woche noch einmal messen.',
      },
      {
        id: 'bilgepomp',
        title: 'Bilgepumpe',
        how: 'Gießen Sie langsam einen Eimer Wasser beim Schwimmer aus und lassen Sie die Finger vom Schalter.',
        tells:
          'Die Pumpe soll von selbst anspringen, nach außen pumpen und wieder anhalten. Prüfen Sie danach auch die Handpumpe.',
      },
      {
        id: 'walstroom',
        title: 'Landstrom',
        how: 'Drücken Sie die Testtaste des FI-Schalters. Prüfen Sie Stecker und Dose auf braune oder geschmolzene Kontakte.',
        tells:
          'Löst der Schalter nicht sofort aus, benutzen Sie den Landstrom nicht. Ein verfärbter Stecker hat schlechten Kontakt und wird heiß.',
      },
      {
        id: 'lichten',
        title: 'Navigationslichter',
        how: 'Schalten Sie sie nach Sonnenuntergang ein, gehen Sie an Land und um das Boot herum.',
        tells:
          'Ein schwaches Licht hat meist eine grüne Kontaktfeder. Reinigen, fetten, und Ersatzlampen der richtigen Größe an Bord haben.',
      },
    ],
  },
  {
    id: 'veiligheid',
    name: 'Sicherheit',
    tools: 'Küchenwaage, Seifenwasser, Pinsel',
    checks: [
      {
        id: 'vesten',
        title: 'Rettungswesten',
        how: 'Blasen Sie jede Weste mit dem Mund auf und lassen Sie sie eine Nacht liegen. Wiegen Sie die Patrone und lesen Sie das Datum der Automatik.',
        tells:
          'Eine Weste, die weich geworden ist, geht zur Wartung. Das Gewicht steht auf der Patrone; leichter oder rostig heißt ersetzen.',
      },
      {
        id: 'blussers',
        title: 'Feuerlöscher und Löschdecke',
        how: 'Lesen Sie Anzeige und Prüfdatum und nehmen Sie jeden Löscher aus der Halterung.',
        tells:
          'Der Zeiger steht im Grünen, und Sie haben ihn in fünf Sekunden in der Hand. Liegt er hinter dem Herd, hängen Sie ihn zum Ausgang.',
      },
      {
        id: 'gas',
        title: 'Gasanlage',
        how: 'Öffnen Sie die Flasche, lassen Sie die Hähne der Geräte zu und streichen Sie Seifenwasser auf jede Verbindung.',
        tells:
          'Blasen sind ein Leck: Flasche zu, lüften, nichts anzünden. Einen Schlauch ohne lesbares Jahr oder mit Rissen ersetzen Sie.',
      },
      {
        id: 'afsluiters',
        title: 'Seeventile und Borddurchlässe',
        how: 'Drehen Sie jeden Hahn unter der Wasserlinie zu und wieder auf. Fühlen Sie die Schlauchschellen: zwei pro Schlauch.',
        tells:
          'Einen Hahn, der festsitzt, können Sie im Notfall nicht schließen. Rosarotes Messing ist ausgelaugt und bricht: an Land ersetzen.',
      },
    ],
  },
  {
    id: 'winter',
    name: 'Winter',
    tools: 'Frostschutz, Hygrometer, Eimer',
    checks: [
      {
        id: 'vorst',
        title: 'Alles Wasser heraus',
        how: 'Lassen Sie den Motor Frostschutz ansaugen, bis er farbig aus dem Auspuff kommt. Entleeren Sie Boiler, Trinkwasser, Toilette und Deckswäsche und lassen Sie die Hähne offen.',
        tells: 'Was bleibt, friert kaputt. Vergessen Sie Wassersammler und Duschpumpe nicht.',
      },
      {
        id: 'vocht',
        title: 'Luft und Feuchte',
        how: 'Stellen Sie Matratzen hochkant, öffnen Sie Schranktüren und Bodenluken und halten Sie die Lüfter frei. Legen Sie ein Hygrometer aus.',
        tells:
          'Bleibt es über 65 Prozent, kommt Schimmel. Mehr Luft hindurch, oder ein Entfeuchter mit festem Ablauf.',
      },
      {
        id: 'afdekking',
        title: 'Plane, Leinen und Abläufe',
        how: 'Gießen Sie einen Eimer Wasser in die Plicht und sehen Sie, ob er abläuft. Spannen Sie die Plane so, dass kein Wasser darauf stehen bleibt, frei vom Rumpf.',
        tells:
          'Eine Plane, die scheuert, zieht Streifen ins Gelcoat. Sehen Sie nach jedem Sturm nach Festmachern und Fendern.',
      },
    ],
  },
];

export const checklist: Translation<typeof dutch> = {
  heading: 'Yacht-Care-Checkliste',
  lead: 'Fünfundzwanzig Kontrollen, die Sie selbst an Bord machen. Rechnen Sie mit einem ruhigen Tag und beginnen Sie dort, wo Sie ohnehin stehen.',
  print: 'Drucken',
  offline: 'Diese Seite bleibt auf Ihrem Gerät und ist am Steg auch ohne Verbindung zu lesen.',
  contents: 'Teile',
  tools: 'Zur Hand:',
  progress: (done, all) => `${done} von ${all} erledigt`,
  again: 'Neu beginnen',
  sheet: { boat: 'Boot', date: 'Datum' },
  help: {
    heading: 'Etwas gefunden?',
    text: 'Machen Sie ein Foto von der Stelle und senden Sie es mit. Wir kommen kostenlos und unverbindlich an Ihren Liegeplatz und sagen, was warten kann und was nicht.',
    action: 'Kostenlose Inspektion vereinbaren',
  },
};
