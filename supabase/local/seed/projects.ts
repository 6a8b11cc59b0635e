/** Twelve projects of the portfolio, newest first. `scene` is the number of its two drawn pictures. */
export interface SeedProject {
  readonly scene: string;
  readonly title: string;
  readonly category: string;
  readonly location: string;
  readonly services: string;
  /** Day the project was put on the site. */
  readonly created: string;
  readonly alt: string;
  readonly alt_before: string;
  readonly description: string;
}

export const PROJECTS: readonly SeedProject[] = [
  {
    scene: '01',
    title: 'Donkergroene romp weer diep van kleur',
    category: 'Gelcoat Restauratie',
    location: 'Sixhaven, Amsterdam',
    services: 'Nat schuren, Polijsten in drie gangen, Verzegelen',
    created: '2026-10-14',
    alt: 'Donkergroen motorjacht na restauratie: de kade spiegelt scherp in de romp.',
    alt_before: 'Hetzelfde motorjacht vooraf: doffe, verkalkte romp met strepen onder de spuigaten.',
    description:
      'De romp van dit motorjacht van 13,7 meter was aan stuurboord mat geworden na negen zomers in de zon. Onze meting gaf 28 glanspunten, nieuw is dat rond de 90. Wij schuurden nat van korrel 1000 tot 3000 en polijstten in drie gangen, steeds een vak van een vierkante meter. De eindmeting kwam op 89. De boot bleef al die tijd in zijn eigen box liggen.',
  },
  {
    scene: '02',
    title: 'Keramische laag voor een zeegaand jacht',
    category: 'Ceramic Coating',
    location: 'Marina Seaport IJmuiden',
    services: 'Ontvetten, Polijsten, Keramische coating, Nacontrole na vier weken',
    created: '2026-09-03',
    alt: 'Zeiljacht na de coating: waterdruppels staan bol op een gladde witte romp.',
    alt_before: 'Hetzelfde zeiljacht vooraf: vergeelde romp met zoutaanslag langs de waterlijn.',
    description:
      'Zout en UV hadden de witte romp van deze 11,4 meter lange kruiser geel gekleurd. Na het ontvetten en polijsten brachten wij in twee dagen een keramische laag aan, vak voor vak, met twaalf uur uitharden onder een scherm. Vier weken later spoelde de eigenaar de romp met alleen water schoon. Bij normaal gebruik houdt deze laag een tot twee jaar.',
  },
  {
    scene: '03',
    title: 'Teak van een klassieke sloep hersteld',
    category: 'Houtwerk',
    location: 'Jachthaven Wetterwille, Loosdrecht',
    services: 'Teak reinigen, Naden vervangen, Schuren, Oliën',
    created: '2026-07-21',
    alt: 'Sloep met honingkleurig teakdek en strakke zwarte naden.',
    alt_before: 'Dezelfde sloep vooraf: vergrijsd teak met groene aanslag en losse naden.',
    description:
      'Het teak van deze sloep was grijs en op drie plaatsen lieten de naden los. Wij reinigden met de nerf mee, zonder hogedruk, en vervingen achttien meter kitnaad. Daarna ging er 0,4 millimeter af: er bleef 8 millimeter over, genoeg voor nog jaren. Drie dunne lagen olie met telkens een dag ertussen geven het hout zijn kleur terug.',
  },
  {
    scene: '04',
    title: 'Aanvaringsschade zonder zichtbare naad',
    category: 'Gelcoat Restauratie',
    location: 'Compagnieshaven, Enkhuizen',
    services: 'Schadeherstel, Kleur mengen aan boord, Polijsten',
    created: '2026-05-28',
    alt: 'Blauwe romp na herstel: ook bij strijklicht is geen naad te zien.',
    alt_before: 'Dezelfde romp vooraf, met een ruwe schade boven de waterlijn.',
    description:
      'Een steigerpaal liet een schade van 42 bij 9 centimeter achter. Wij slepen uit tot op gezond laminaat, bouwden twee lagen op en mengden de kleur aan boord, naast de romp en bij daglicht. Na drie dagen was de plek bij strijklicht niet terug te vinden. De verzekeraar kreeg van elke stap een foto.',
  },
  {
    scene: '05',
    title: 'Onderwaterschip klaar voor vijf seizoenen',
    category: 'Onderwaterschip',
    location: 'Jachthaven Makkum',
    services: 'Reinigen onder hoge druk, Kalk verwijderen, Primer, Antifouling',
    created: '2026-04-09',
    alt: 'Motorjacht op de kant met strak aangebrachte antifouling en een rechte waterlijn.',
    alt_before: 'Hetzelfde jacht vooraf: kalk, mosselen en oude verflagen onder de waterlijn.',
    description:
      'Vier lagen oude antifouling lieten bij elke beurt meer schilfers los. Wij haalden ze in twee dagen weg, maten het vocht op veertig punten en vonden de romp droog. Twee lagen epoxyprimer en twee lagen antifouling later lag de boot op de vierde dag weer in het water. De waterlijn is opnieuw uitgezet met een laser.',
  },
  {
    scene: '06',
    title: 'Opbouw en dek van krijtwit naar glanzend',
    category: 'Gelcoat Restauratie',
    location: 'Marina Muiderzand, Almere',
    services: 'Oxidatie verwijderen, Polijsten, Verzegelen, Antislip reinigen',
    created: '2026-02-17',
    alt: 'Zeiljacht met heldere witte opbouw; de lucht spiegelt in de kajuitwand.',
    alt_before: 'Hetzelfde zeiljacht vooraf: krijtende opbouw die wit afgeeft.',
    description:
      'Wie langs de kajuit liep, had wit op de mouw: de gelcoat krijtte. In vijf werkdagen verwijderden wij de oxidatie van opbouw en gangboorden, polijstten in twee gangen en verzegelden alles. De antislip kreeg een aparte behandeling, want die mag nooit glad worden. De eigenaar vaart in mei weer uit met een dek dat blijft zoals het is.',
  },
  {
    scene: '07',
    title: 'Mahonie lakwerk in negen lagen',
    category: 'Houtwerk',
    location: 'Kaag Watersport, De Kaag',
    services: 'Oude lak verwijderen, Schuren, Negen lagen lak',
    created: '2025-11-25',
    alt: 'Sloep met mahonie boorden onder heldere lak, warm in het avondlicht.',
    alt_before: 'Dezelfde sloep vooraf: gebarsten lak en zwarte vochtplekken in het mahonie.',
    description:
      'Water was onder de lak gekropen en had het mahonie zwart gemaakt. Wij namen de oude lak weg tot op het hout, bleekten de plekken en legden negen lagen op, met handmatig schuren ertussen. Het werk duurde zestien dagen, in een verwarmde loods op tweehonderd meter van de ligplaats. De laatste laag ging erop bij 20 graden en windstil.',
  },
  {
    scene: '08',
    title: 'Donkerblauwe romp beschermd tegen de zon',
    category: 'Ceramic Coating',
    location: 'Marina Port Zélande',
    services: 'Polijsten, Keramische coating, Rvs polijsten',
    created: '2025-09-12',
    alt: 'Donkerblauw motorjacht met een strakke lichtband over de hele romp.',
    alt_before: 'Hetzelfde jacht vooraf: fijne krassen en waterkringen op donkerblauwe gelcoat.',
    description:
      'Donkere kleuren tonen alles: fenderstrepen, waterkringen en elke poetskras. Wij haalden de krassen eruit met een roterende en daarna een excentrische machine en controleerden elk vak met een lamp onder dertig graden. De keramische laag houdt zon en kalk van de gelcoat af. Ook het rvs van de preekstoel is mee gepolijst.',
  },
  {
    scene: '09',
    title: 'Volledige transformatie in drie weken',
    category: 'Gelcoat Restauratie',
    location: 'Jachthaven Lemmer-Binnen',
    services: 'Gelcoat restauratie, Teak onderhoud, Keramische coating, Rvs polijsten',
    created: '2025-07-04',
    alt: 'Zeiljacht na drie weken werk: glanzende romp, schoon teak en helder rvs.',
    alt_before: 'Hetzelfde zeiljacht vooraf: dof, verkleurd en met uitgeslagen roestplekken.',
    description:
      'De nieuwe eigenaar kocht dit zeiljacht van 12,9 meter met een achterstand van tien jaar. In drie weken namen twee van onze specialisten romp, dek en rvs onder handen: 74 vierkante meter gelcoat, 26 meter kitnaad en elk beslag. De taxateur noemde de staat van onderhoud daarna goed; vooraf stond er matig.',
  },
  {
    scene: '10',
    title: 'Sterscheuren rond de scepters verdwenen',
    category: 'Gelcoat Restauratie',
    location: 'Buyshaven, Enkhuizen',
    services: 'Scheuren uitfrezen, Voetplaten versterken, Gelcoat herstel',
    created: '2025-05-16',
    alt: 'Detail van een dek zonder scheuren rond de scepterpot.',
    alt_before: 'Hetzelfde dek vooraf, met sterscheuren die vanaf de scepterpot uitlopen.',
    description:
      'Sterscheuren komen terug zolang de oorzaak blijft. Daarom versterkten wij eerst de achterplaten van zes scepters en freesden wij daarna pas de scheuren uit. De gelcoat is in kleur bijgemengd en in de structuur van het dek afgewerkt. Op dit herstel geldt onze garantie van drie jaar.',
  },
  {
    scene: '11',
    title: 'Wintervoorbereiding voor een motorkruiser',
    category: 'Ceramic Coating',
    location: 'Amsterdam Marina, NDSM',
    services: 'Reinigen, Polijsten, Verzegelen, Naden nalopen',
    created: '2025-02-20',
    alt: 'Motorkruiser aan een stille winterkade met een gesloten, glanzende romp.',
    alt_before: 'Dezelfde motorkruiser vooraf: groene aanslag en doffe plekken na het seizoen.',
    description:
      'Wat in oktober op de romp zit, zit er in april ingebrand. Deze eigenaar laat zijn kruiser daarom voor de winter doen: reinigen, polijsten waar het nodig is en verzegelen. Tegelijk lopen wij alle naden en doorvoeren na. Dit jaar vonden wij een lekkende spuigat, voor het ging vriezen.',
  },
  {
    scene: '12',
    title: 'Teakdek gered voor nog tien jaar',
    category: 'Houtwerk',
    location: 'Regatta Center, Medemblik',
    services: 'Restdikte meten, Proppen vervangen, Naden vernieuwen, Schuren',
    created: '2024-11-18',
    alt: 'Teakdek van een zeiljacht met nieuwe naden, licht en gelijkmatig van kleur.',
    alt_before: 'Hetzelfde dek vooraf: losse proppen, open naden en grijs hout.',
    description:
      'De eerste offerte, van een ander, was voor een nieuw dek. Wij maten de restdikte op zestig plaatsen: gemiddeld 7,5 millimeter. Dus vervingen wij 212 proppen en 140 meter naad en schuurden wij het dek vlak. Bij jaarlijks onderhoud gaat het nog zeker tien jaar mee, voor ongeveer een derde van de prijs van nieuw.',
  },
];
