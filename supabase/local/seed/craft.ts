import type { YachtModel } from './yachts.ts';

/** A kind of work: what it is called in the data, what it costs and how it is written down. */
export interface Craft {
  readonly service_type: string;
  /** How often it is done, against the other kinds. */
  readonly weight: number;
  readonly fits: (yacht: YachtModel) => boolean;
  /** Whole euros for a yacht of this length; `effort` from 0 to 1 says how much work it was. */
  readonly price_eur: (length_m: number, effort: number) => number;
  readonly done: readonly string[];
  readonly planned: readonly string[];
}

const always = (): boolean => true;
const perMetre =
  (low: number, high: number) =>
  (length_m: number, effort: number): number =>
    length_m * (low + (high - low) * effort);

export const CRAFTS: readonly Craft[] = [
  {
    service_type: 'gelcoat_repair',
    weight: 20,
    fits: always,
    price_eur: (length_m, effort) => 240 + length_m * 12 + effort * effort * 2400,
    done: [
      'Aanvaringsschade stuurboord achter, 18 × 6 cm. Uitgeslepen tot op gezond laminaat, opgebouwd en in kleur bijgewerkt. Naad niet meer zichtbaar bij strijklicht.',
      'Haarscheurtjes rond twee scepterpotten bakboord uitgefreesd en gevuld. Scepterpotten opnieuw gekit; eigenaar wil ze volgend jaar laten vervangen.',
      'Kalkachtige gelcoat op de opbouw. Nat geschuurd 1000 tot 3000, gepolijst in twee gangen. Glansmeting voor 31, na 88.',
      'Spiegel: drie sterscheuren van de zwemtrap. Achterplaat versterkt voordat de gelcoat dichtging.',
      'Boeg: kettingschade bij de ankerrol. Twee lagen, kleur gemengd op vak 4 van de kleurkaart. Rvs-beschermplaat aangeraden.',
      'Osmoseblaasjes onder de waterlijn, elf stuks tot 8 mm. Geopend, gespoeld en gedroogd; vochtmeting genoteerd in de map.',
      'Vergeelde strepen onder de spuigaten weggepolijst, daarna verzegeld. Spuigat bakboord lekt naar binnen: gemeld.',
      'Kuiprand: deuk van een lier opgevuld. Kleur wijkt bij zonlicht een fractie af, eigenaar akkoord.',
      'Schade door fenderbord over 1,2 m. Gevuld, geschuurd, gepolijst. Fenderbord had een uitstekende bout.',
    ],
    planned: [
      'Krassen bakboord midden over ongeveer 60 cm, foto ontvangen. Kleur eerst aan boord bepalen.',
      'Sterscheur bij de preekstoel. Twee uur rekenen, mits het laminaat droog is.',
      'Dof deel van de romp achter de verstaging. Proefvlak maken en prijs bevestigen.',
    ],
  },
  {
    service_type: 'teak_maintenance',
    weight: 14,
    fits: (yacht) => yacht.teak,
    price_eur: perMetre(46, 165),
    done: [
      'Kuip en gangboorden gereinigd met zachte borstel, dwars op de nerf. Geen hogedruk. Daarna twee keer verzegeld.',
      'Rubbernaden over 7 m vervangen, stuurboord gangboord. Oude kit zat los van de bodem van de groef.',
      'Teakdek licht geschuurd (P120), 0,4 mm eraf. Restdikte 7,5 mm gemeten op zes plaatsen: kan nog eenmaal.',
      'Vier proppen vervangen, schroeven nagetrokken in epoxy. Dek is weer dicht.',
      'Groene aanslag in de noordhoek van de kuip. Gereinigd en geneutraliseerd; advies: kuipzeil vaker open.',
      'Zwemplateau geschuurd en in de olie gezet, drie lagen met een dag ertussen.',
      'Naadrubber kleefde in de zon. Over het hele voordek vernieuwd, twee dagen werk.',
    ],
    planned: [
      'Voordek reinigen en naden nalopen. Eigenaar meldt een natte plek boven de voorpiek.',
      'Kuipvloer schuren en verzegelen. Vooraf restdikte meten.',
    ],
  },
  {
    service_type: 'waxing',
    weight: 26,
    fits: always,
    price_eur: perMetre(28, 58),
    done: [
      'Romp gewassen, ontvet en twee lagen wax met de hand. Waterlijn extra laag.',
      'Romp en opbouw in de wax. Beslag afgeplakt, glas vrijgehouden. Vier uur met twee man.',
      'Keramische verzegeling aangebracht op de romp na polijsten. Eerste twee weken niet wassen met zeep.',
      'Roestaanslag onder de kluisgaten verwijderd, daarna gewaxt. Rvs mee gepoetst.',
      'Onderhoudsbeurt: wassen, cleanerwax, uitpoetsen. Glans houdt goed sinds de vorige keer.',
      'Donkerblauwe romp: hologrammen van een eerdere polijstbeurt weggehaald met fijne pad, daarna wax.',
      'Alleen stuurboord en spiegel gedaan, het ging regenen. Rest zonder kosten op de volgende dag afgemaakt.',
      'Kalkvlekken van kraanwater op de opbouw. Met zachte reiniger verwijderd, daarna spraywax.',
    ],
    planned: [
      'Jaarlijkse waxbeurt romp. Ligplaats met walstroom graag.',
      'Wassen en waxen vóór de vakantie van de eigenaar. Sleutel bij de havenmeester.',
      'Romp en opbouw, tweede laag op de waterlijn.',
    ],
  },
  {
    service_type: 'antifouling',
    weight: 15,
    fits: always,
    price_eur: perMetre(42, 78),
    done: [
      'Afgespoten, losse delen geschuurd, primer op kale plekken en twee lagen aangebracht. Anodes vervangen.',
      'Oude laag te dik: over de hele bodem gestript tot de primer. Nieuwe opbouw, drie lagen op de voorkant van de kiel.',
      'Twee lagen zelfslijpend, zwart. Onder de bokken nagewerkt na het verplaatsen.',
      'Schroef en as gepolijst en in de schroefcoating gezet. Boegschroeftunnel gedaan.',
      'Waterlijn 3 cm hoger gezet: het schip ligt dieper sinds de nieuwe accu’s.',
      'Kielnaad gescheurd over 20 cm. Opgevuld en eigenaar gewezen op controle van de kielbouten.',
    ],
    planned: [
      'Antifouling na de kraan. Eigenaar levert zelf de verf, 5 liter.',
      'Kraanbeurt staat gereserveerd; twee dagen op de kant nodig.',
    ],
  },
  {
    service_type: 'inspection',
    weight: 17,
    fits: always,
    price_eur: (length_m, effort) => 145 + length_m * 6 + effort * 90,
    done: [
      'Gelcoat rondom gecontroleerd met vochtmeter. Geen verhoogde waarden. Twee haarscheurtjes bij de mastvoet: volgen.',
      'Teak, kit en beslag nagelopen. Rapport met foto’s gestuurd. Eerste aandacht: naden voordek.',
      'Inspectie vóór aankoop voor de nieuwe eigenaar. Romp goed, antifouling te dik, kit van de ramen aan vervanging toe.',
      'Seizoenscontrole. Waxlaag houdt nog, antifouling kan een jaar mee.',
      'Vochtmeting onder de waterlijn: 4 tot 7 procent, achterste deel 11. Na een maand op de kant opnieuw meten.',
      'Schade door buurschip bekeken met de verzekeraar. Begroting opgesteld.',
    ],
    planned: [
      'Gelcoat inspectie en advies voor het komende seizoen.',
      'Controle van de reparatie van vorig jaar, binnen de garantie.',
      'Kennismaking aan boord en opname van de romp.',
    ],
  },
  {
    service_type: 'Winterklaar maken',
    weight: 4,
    fits: always,
    price_eur: (length_m, effort) => 120 + length_m * 9 + effort * 120,
    done: [
      'Dekzeil geplaatst, kussens naar binnen, afwatering vrijgemaakt. Ventilatie open gelaten.',
      'Waterinstallatie afgetapt en dek schoon achtergelaten. Sleutel terug bij de havenmeester.',
    ],
    planned: ['Zeil plaatsen en dek schoon achterlaten.'],
  },
  {
    service_type: 'Rvs poetsen',
    weight: 4,
    fits: (yacht) => yacht.kind !== 'sloop',
    price_eur: (length_m, effort) => 90 + length_m * 7 + effort * 80,
    done: [
      'Preekstoel, scepters en zeereling gepoetst en beschermd. Vliegroest kwam van een spanschroef.',
      'Zwemtrap en davits gepoetst. Las van de linkerdavit heeft een haarscheur: gemeld.',
    ],
    planned: ['Al het rvs boven dek, samen met de waxbeurt.'],
  },
];

/** Notes about the client that the office keeps. */
export const CLIENT_NOTES: readonly string[] = [
  'Liefst bellen, leest e-mail weinig. Na 17.00 uur bereikbaar.',
  'Ligt in de zomer vaak op de Wadden; afspraken in het voor- of naseizoen.',
  'Sleutel ligt bij de havenmeester, alarmcode telefonisch opvragen.',
  'Wil vooraf altijd een prijs op papier.',
  'Hond aan boord, is vriendelijk.',
  'Kleur romp: donkerblauw, gelcoat uit de tweede batch. Kleurkaart in de map.',
  'Koopt volgend jaar mogelijk een groter schip.',
  'Rekening graag op naam van de maatschap.',
  'Let op: walstroom op de steiger valt af en toe uit, eigen aggregaat meenemen.',
  'Vaste klant sinds de oprichting. Geeft ons door aan buren op de steiger.',
  'Alleen op werkdagen; in het weekend wordt er gevaren.',
  'Teak is dun. Niet meer schuren, alleen reinigen en verzegelen.',
];

/** What the office advises for the next season. */
export const ADVICE: readonly string[] = [
  'Gelcoat inspectie en waxbehandeling worden aanbevolen vóór het volgende vaarseizoen.',
  'Antifouling vernieuwen bij de volgende kraanbeurt.',
  'Naden van het voordek binnen een jaar laten vervangen.',
  'Waxbeurt romp in het voorjaar, keramische verzegeling overwegen.',
  'Vochtmeting herhalen na een winter op de kant.',
  'Kit van de ramen laten vernieuwen.',
];
