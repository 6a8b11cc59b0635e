import type { calendar as dutchCalendar, Season, season as dutchSeason } from '../../site/season.ts';
import type { Translation } from '../../translation.ts';

export type { Season } from '../../site/season.ts';

export const SEASONS: readonly [Season, ...Season[]] = [
  {
    name: 'Frühjahr',
    months: [3, 4, 5],
    tasks: [
      {
        title: 'Den Winter abwaschen',
        text: 'Spülen, trocknen und bei flachem Licht am Rumpf entlangsehen: Matte Bahnen polieren Sie jetzt, nicht im Juli.',
      },
      {
        title: 'Anoden und Antifouling',
        text: 'Ersetzen Sie, was halb verbraucht ist, bevor das Boot ins Wasser geht. Danach kommen Sie erst im Herbst wieder heran.',
      },
      {
        title: 'Alles einmal laufen lassen',
        text: 'Bilgepumpe, Landstrom, Lichter und Seeventile, am Steg und mit Zeit.',
      },
    ],
    article: {
      slug: 'was-sealant-of-keramische-coating',
      title: 'Wachs, Versiegelung oder Keramikbeschichtung',
    },
  },
  {
    name: 'Sommer',
    months: [6, 7, 8],
    tasks: [
      {
        title: 'Nach Salzwasser spülen',
        text: 'Mit Süßwasser, auch unter den Beschlägen. Salz, das antrocknet, macht Edelstahl braun und Gelcoat matt.',
      },
      {
        title: 'Den gelben Rand entfernen',
        text: 'Solange er neu ist, geht er mit einem milden Mittel ab. Nach dem Sommer muss poliert werden.',
      },
      {
        title: 'Die Teakfugen im Auge behalten',
        text: 'Drücken Sie jeden Monat daran entlang. Eine Fuge, die sich löst, ist jetzt eine Viertelstunde Arbeit.',
      },
    ],
    article: { slug: 'gele-rand-op-de-waterlijn', title: 'Der gelbe Rand an der Wasserlinie' },
  },
  {
    name: 'Herbst',
    months: [9, 10, 11],
    tasks: [
      {
        title: 'Alles Wasser heraus',
        text: 'Motor, Boiler, Trinkwasser und Toilette, vor der ersten Frostnacht und nicht danach.',
      },
      {
        title: 'Segel, Polster und Papier von Bord',
        text: 'Trocken gelagert bleiben sie gut. Was feucht liegen bleibt, riecht im März nach Schimmel.',
      },
      {
        title: 'Notieren, was die Saison gekostet hat',
        text: 'Dellen, Kratzer und kahle Stellen, mit Foto. Der Winter ist lang genug, um sie zu beheben.',
      },
    ],
    article: { slug: 'boot-winterklaar-maken-in-volgorde', title: 'Ihr Boot winterfest machen' },
  },
  {
    name: 'Winter',
    months: [12, 1, 2],
    tasks: [
      {
        title: 'Nach jedem Sturm nachsehen',
        text: 'Nach Plane, Festmachern und Fendern. Eine Plane, die scheuert, zieht Streifen ins Gelcoat.',
      },
      {
        title: 'Innen unter 65 Prozent halten',
        text: 'Legen Sie ein Hygrometer aus, öffnen Sie Schränke und Bodenluken und halten Sie die Lüfter frei.',
      },
      {
        title: 'Jetzt die Arbeit fürs Frühjahr planen',
        text: 'Im März wollen alle gleichzeitig. Was Sie jetzt vereinbaren, ist fertig, wenn das Wasser wieder warm wird.',
      },
    ],
    article: { slug: 'waarom-gelcoat-dof-wordt', title: 'Warum Gelcoat matt wird' },
  },
];

export const season: Translation<typeof dutchSeason> = {
  heading: (name) => `Jetzt, im ${name}`,
  read: 'Weiterlesen (niederländisch):',
};

export const calendar: Translation<typeof dutchCalendar> = {
  action: 'In den Kalender eintragen',
  file_name: 'yacht-care-checklist.ics',
  name: 'Yacht-Care-Checkliste',
  summary: (group) => `Boot: ${group} durchsehen`,
  months: new Map([
    ['motor', 3],
    ['elektra', 3],
    ['romp', 4],
    ['tuigage', 4],
    ['veiligheid', 5],
    ['dek', 9],
    ['winter', 11],
  ]),
};
