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
    alt: 'Donkergroen motorjacht na restauratie: de romp glanst en spiegelt in stil water.',
    alt_before: 'Hetzelfde motorjacht vooraf: verbleekte, verkalkte romp met aangroei op de waterlijn.',
    description:
      'De romp van dit motorjacht van 13,7 meter was mat en bleek geworden na negen zomers in de zon. Onze meting gaf 28 glanspunten, nieuw is dat rond de 90. Wij schuurden nat van korrel 1000 tot 3000 en polijstten in drie gangen, steeds een vak van een vierkante meter. De eindmeting kwam op 89. De boot bleef al die tijd in zijn eigen box liggen.',
  },
  {
    scene: '02',
    title: 'Keramische coating voor de Waterlelie',
    category: 'Ceramic Coating',
    location: 'Marina Seaport IJmuiden',
    services: 'Ontvetten, Polijsten, Keramische coating, Nacontrole na vier weken',
    created: '2026-09-03',
    alt: 'Donkerblauwe spiegel van motorjacht Waterlelie na de coating, met scherpe goudkleurige letters.',
    alt_before: 'Dezelfde spiegel vooraf: grijs uitgeslagen, de naam nauwelijks te lezen.',
    description:
      'Zout en zon hadden de donkerblauwe spiegel van dit motorjacht grijs gemaakt; de naam was nauwelijks nog te lezen. Na het ontvetten en polijsten brachten wij in twee dagen een keramische coating aan, met twaalf uur uitharden onder een scherm. De letters zijn opnieuw gezet. Vier weken later spoelde de eigenaar de romp met alleen water schoon. Bij normaal gebruik houdt deze laag een tot twee jaar.',
  },
  {
    scene: '03',
    title: 'Teakdek gered voor nog tien jaar',
    category: 'Houtwerk',
    location: 'Regatta Center, Medemblik',
    services: 'Restdikte meten, Proppen vervangen, Naden vernieuwen, Schuren',
    created: '2026-07-21',
    alt: 'Voordek van een zeiljacht met honingkleurig teak en strakke zwarte naden.',
    alt_before: 'Hetzelfde voordek vooraf: vergrijsd teak met groene aanslag.',
    description:
      'De eerste offerte, van een ander, was voor een nieuw dek. Wij maten de restdikte op zestig plaatsen: gemiddeld 7,5 millimeter. Dus vervingen wij 212 proppen en 140 meter naad en schuurden wij het dek vlak. Bij jaarlijks onderhoud gaat het nog zeker tien jaar mee, voor ongeveer een derde van de prijs van nieuw.',
  },
  {
    scene: '04',
    title: 'Preekstoel en voordek zonder roest',
    category: 'Rvs en Beslag',
    location: 'Compagnieshaven, Enkhuizen',
    services: 'Roest verwijderen, Rvs polijsten, Passiveren, Teak reinigen',
    created: '2026-05-28',
    alt: 'Boeg van een motorjacht met spiegelend rvs en een schone teakrand.',
    alt_before: 'Dezelfde boeg vooraf: bruin uitgeslagen rvs en vergrijsd hout.',
    description:
      'Bruine strepen op rvs zijn zelden roest van het rvs zelf: het is vliegroest die zich vastzet in kleine krassen. Wij namen die weg, polijstten alle buizen in twee gangen en behandelden het metaal zodat de beschermende huid zich sluit. Onder elke voet legden wij een nieuwe kitring. De teakrand eronder kreeg meteen een beurt, want daar was de aanslag ingetrokken.',
  },
  {
    scene: '05',
    title: 'Onderwaterschip klaar voor vijf seizoenen',
    category: 'Onderwaterschip',
    location: 'Jachthaven Makkum',
    services: 'Reinigen onder hoge druk, Kalk verwijderen, Primer, Antifouling',
    created: '2026-04-09',
    alt: 'Bronzen schroef met nieuwe zinkanode, tussen roer en scheg in egale rode antifouling.',
    alt_before:
      'Dezelfde schroef vooraf: groen uitgeslagen, de anode weggevreten, met pokken en oude verflagen.',
    description:
      'Vier lagen oude antifouling lieten bij elke beurt meer schilfers los. Wij haalden ze in twee dagen weg, maten het vocht op veertig punten en vonden de romp droog. Twee lagen epoxyprimer en twee lagen antifouling later lag de boot op de vierde dag weer in het water. Schroef en roer zijn kaal gemaakt en apart behandeld.',
  },
  {
    scene: '06',
    title: 'Opbouw van krijtwit naar glanzend',
    category: 'Gelcoat Restauratie',
    location: 'Marina Muiderzand, Almere',
    services: 'Oxidatie verwijderen, Polijsten, Verzegelen, Ramen reinigen',
    created: '2026-02-17',
    alt: 'Motorjacht met heldere witte opbouw; het ochtendlicht spiegelt in de ramen.',
    alt_before: 'Hetzelfde motorjacht vooraf: krijtende opbouw met groene strepen.',
    description:
      'Wie langs de kajuit liep, had wit op de mouw: de gelcoat krijtte. In vijf werkdagen verwijderden wij de oxidatie van opbouw en gangboorden, polijstten in twee gangen en verzegelden alles. De kalk op de ramen ging eraf zonder te krassen. De eigenaar vaart in mei weer uit met een opbouw die regenwater laat afglijden.',
  },
  {
    scene: '07',
    title: 'Bordeauxrode sloep weer op kleur',
    category: 'Gelcoat Restauratie',
    location: 'Kaag Watersport, De Kaag',
    services: 'Aangroei verwijderen, Polijsten, Verzegelen, Berghout lakken',
    created: '2025-11-25',
    alt: 'Bordeauxrode sloep met diepe glans en een strak wit touw langs het berghout.',
    alt_before: 'Dezelfde sloep vooraf: roze verbleekte romp met aangroei op de waterlijn.',
    description:
      'Rood verbleekt sneller dan welke kleur ook. Deze sloep was roze geworden en droeg een baard op de waterlijn. Wij reinigden, polijstten in drie gangen tot de kleur terug was en legden er een verzegeling overheen die de zon tegenhoudt. Het berghout kreeg vier lagen lak, het stootkoord is gewassen en opnieuw gezet.',
  },
  {
    scene: '08',
    title: 'Donkerblauwe romp beschermd tegen de zon',
    category: 'Ceramic Coating',
    location: 'Marina Port Zélande',
    services: 'Polijsten, Keramische coating, Naamletters vernieuwen',
    created: '2025-09-12',
    alt: 'Donkerblauw zeiljacht in de avond; de romp loopt ongebroken over in zijn spiegelbeeld.',
    alt_before: 'Hetzelfde zeiljacht vooraf: een doffe, bruin uitgeslagen romp met roeststrepen.',
    description:
      'Donkere kleuren tonen alles: fenderstrepen, waterkringen en elke poetskras. Wij haalden de krassen eruit met een roterende en daarna een excentrische machine en controleerden elk vak met een lamp onder dertig graden. De keramische coating houdt zon en kalk van de gelcoat af. Een gouden bies van achttien meter is met de hand nagetrokken.',
  },
  {
    scene: '09',
    title: 'Teakkuip van een sloep hersteld',
    category: 'Houtwerk',
    location: 'Jachthaven Wetterwille, Loosdrecht',
    services: 'Teak reinigen, Naden vervangen, Schuren, Oliën',
    created: '2025-07-04',
    alt: 'Open sloep van boven: honingkleurige vloer, schone kussens en een gelakte console.',
    alt_before: 'Dezelfde sloep vooraf: grijze vloer en verweerde kussens.',
    description:
      'Het teak van deze sloep was grijs en op drie plaatsen lieten de naden los. Wij reinigden met de nerf mee, zonder hogedruk, en vervingen achttien meter kitnaad. Daarna ging er 0,4 millimeter af: er bleef 8 millimeter over, genoeg voor nog jaren. Drie dunne lagen olie met telkens een dag ertussen geven het hout zijn kleur terug.',
  },
  {
    scene: '10',
    title: 'Zeilhuik schoon en weer waterdicht',
    category: 'Zeil en Doek',
    location: 'Buyshaven, Enkhuizen',
    services: 'Doek wassen, Impregneren, Naden nalopen',
    created: '2025-05-16',
    alt: 'Blauwe zeilhuik over de giek van een zeiljacht, schoon en strak.',
    alt_before: 'Dezelfde huik vooraf: bleek doek vol groene en zwarte vlekken.',
    description:
      'Onder een vochtige huik beginnen de vlekken in het zeil. Wij namen de huik mee, wasten het doek met de hand en behandelden het tegen schimmel. Na het drogen volgde een dubbele impregneerlaag. Elf meter stiknaad had zijn garen verloren en is opnieuw genaaid. Na anderhalve week zat alles weer op de giek, en de kleur is terug die de eigenaar zich herinnerde.',
  },
  {
    scene: '11',
    title: 'Wintervoorbereiding voor een motorkruiser',
    category: 'Ceramic Coating',
    location: 'Amsterdam Marina, NDSM',
    services: 'Reinigen, Polijsten, Keramische coating, Naden nalopen',
    created: '2025-02-20',
    alt: 'Motorkruiser aan een stille kade in laag licht, met een gesloten, glanzende romp.',
    alt_before: 'Dezelfde motorkruiser vooraf: doffe romp met gele aanslag na het seizoen.',
    description:
      'Wat in oktober op de romp zit, zit er in april ingebrand. Deze eigenaar laat zijn kruiser daarom voor de winter doen: reinigen, polijsten waar het nodig is en een keramische coating. Tegelijk lopen wij alle naden en doorvoeren na. Dit jaar vonden wij een lekkende spuigat, voor het ging vriezen.',
  },
  {
    scene: '12',
    title: 'Volledige transformatie in drie weken',
    category: 'Gelcoat Restauratie',
    location: 'Jachthaven Lemmer-Binnen',
    services: 'Gelcoat restauratie, Antifouling, Keramische coating, Rvs polijsten',
    created: '2024-11-18',
    alt: 'Zeiljacht in de winterstalling met een smetteloos witte romp en nieuwe antifouling.',
    alt_before: 'Hetzelfde zeiljacht vooraf: verkleurde romp met roeststrepen en aangroei.',
    description:
      'De nieuwe eigenaar kocht dit zeiljacht van 12,9 meter met een achterstand van tien jaar. In drie weken namen twee van onze specialisten romp, onderwaterschip en rvs onder handen, in de winterstalling van zijn eigen haven: 74 vierkante meter gelcoat en elk beslag. De taxateur noemde de staat van onderhoud daarna goed; vooraf stond er matig.',
  },
];
