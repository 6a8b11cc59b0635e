import type { SeedArticle } from './seed-article.ts';

export const dieselmotor: SeedArticle = {
  slug: 'dieselmotor-wat-u-zelf-kunt-doen',
  title: 'Dieselmotor: wat u zelf kunt doen, en wat u beter laat doen',
  category: 'Algemeen Onderhoud',
  author: 'Joris Bakker',
  metaDescription:
    'Olie, filters, koeling en brandstof van een scheepsdiesel: wat een eigenaar zelf kan nalopen, hoe vaak, en aan welke tekenen u ziet dat er meer is.',
  reading_time: 7,
  days_ago: 154,
  cover: {
    scene: 'boat-motor-yacht',
    alt: 'Grijsblauw motorjacht met witte opbouw voor het riet op stil water.',
  },
  content: `
<p>Een scheepsdiesel gaat zelden kapot door te veel uren. Hij gaat kapot door te weinig: korte stukjes, koud water, oude brandstof en een winter stilstand. Wij werken aan de buitenkant van boten en niet aan motoren. Juist daarom zien wij aan boord veel machinekamers, en het verschil tussen een motor die wordt bijgehouden en een die wordt vergeten, ziet ook een schilder.</p>
<h2>Vijf minuten voor het losgooien</h2>
<p>Maak hier een gewoonte van. Het kost minder tijd dan het zeil eraf halen.</p>
<ol>
<li><strong>Oliepeil.</strong> Bij een koude motor, op een stilliggende boot. Kijk ook naar de kleur: zwart is normaal bij een diesel, grijs of romig betekent water in de olie.</li>
<li><strong>Koelvloeistof.</strong> Peil in het expansievat, alleen als de motor koud is.</li>
<li><strong>Waterfilter van de brandstof.</strong> Zit er een kijkglas op, dan ziet u water als een bel onder de diesel.</li>
<li><strong>Wierpot.</strong> Deksel goed dicht? Een deksel dat lucht trekt, geeft een warme motor en een droge impeller.</li>
<li><strong>Riem en bilge.</strong> Zwart stof onder de riem is slijtage. Olie of koelvloeistof onder de motor hoort er niet.</li>
</ol>
<p>Start daarna en kijk achterom. Binnen enkele tellen hoort er water uit de uitlaat te komen. Komt dat niet, zet de motor dan meteen af. Een impeller houdt het zonder water vaak nog geen minuut vol.</p>
<h2>Elk jaar, of volgens de uren in het boekje</h2>
<table>
<caption>Onderhoud dat een handige eigenaar zelf kan doen</caption>
<thead><tr><th scope="col">Onderdeel</th><th scope="col">Hoe vaak</th><th scope="col">Waarop u let</th></tr></thead>
<tbody>
<tr><th scope="row">Motorolie en filter</th><td>Jaarlijks, in het najaar</td><td>Met warme motor; de soort die in het handboek staat</td></tr>
<tr><th scope="row">Brandstoffilters</th><td>Jaarlijks</td><td>Daarna ontluchten; veeg het huis schoon</td></tr>
<tr><th scope="row">Impeller</th><td>Jaarlijks kijken, bij twijfel vervangen</td><td>Ontbreekt er een schoep, zoek hem: hij zit in de koeler</td></tr>
<tr><th scope="row">Anode in de motor</th><td>Elk halfjaar op zout water</td><td>Meer dan de helft weg: vervangen</td></tr>
<tr><th scope="row">V-riem</th><td>Elke twintig uur kijken</td><td>Ongeveer een centimeter door te drukken in het midden</td></tr>
<tr><th scope="row">Koelvloeistof</th><td>Elke twee tot vijf jaar, naar soort</td><td>Meng geen kleuren of soorten door elkaar</td></tr>
<tr><th scope="row">Luchtfilter</th><td>Jaarlijks</td><td>Een vet filter geeft zwarte rook</td></tr>
</tbody>
</table>
<p>Het handboek van uw motor gaat altijd voor deze tabel. Hebt u geen handboek meer, dan is er van vrijwel elke scheepsmotor een kopie te vinden bij de fabrikant of de importeur.</p>
<h2>Brandstof: de bron van de meeste storingen</h2>
<p>Gewone diesel bevat tegenwoordig een deel biodiesel. Die trekt water aan, en op de grens van water en diesel leven bacteriën en schimmels. Het resultaat is een bruine slijmlaag die bij de eerste zeegang loskomt en het filter dichtzet, precies als u de motor nodig hebt.</p>
<ul>
<li>Houd de tank ’s winters bijna vol, zodat er weinig lucht en dus weinig condens in zit.</li>
<li>Tap een paar keer per jaar water af van het laagste punt van de tank of van de waterafscheider.</li>
<li>Overweeg brandstof zonder bijmenging van biodiesel, zoals GTL, of HVO als uw motorfabrikant die vrijgeeft. Die blijft veel langer goed.</li>
<li>Neem altijd twee filters en de sleutel mee, en oefen het ontluchten een keer aan de steiger.</li>
</ul>
<p>Is de tank al besmet, dan helpt een middel uit een flesje alleen voor even: de dode bacteriën moeten er ook uit. Laat de tank dan spoelen.</p>
<h2>Koeling: twee circuits, twee soorten problemen</h2>
<p>De meeste motoren hebben een gesloten circuit met koelvloeistof en een open circuit met buitenwater, met een warmtewisselaar ertussen. Wordt de motor langzaam warmer dan vroeger, dan is meestal het buitenwater de oorzaak: een dichte wierpot, een versleten impeller, kalk in de wisselaar of aangroei in de huiddoorvoer. Wordt hij plotseling te heet, denk dan aan een plastic zak voor de inlaat, een gebroken riem of geen koelvloeistof.</p>
<p>Kijk als de boot op de kant staat ook van buiten: het inlaatrooster onder water groeit dicht en wordt bij het antifoulen wel eens dichtgeverfd. Dat is een van de dingen die wij nalopen als wij toch aan het <a href="/yacht-care-services">onderwaterschip</a> werken.</p>
<h2>Wat de rook vertelt</h2>
<p><strong>Zwarte rook</strong> is onverbrande brandstof: te weinig lucht, een te zware schroef of een vervuilde romp. Een boot met een baard eronder vraagt meer van zijn motor dan u denkt. <strong>Witte rook</strong> bij een koude start trekt weg; blijft hij en ruikt hij naar diesel, dan verbrandt er een cilinder slecht. Witte damp die zoetig ruikt, is koelvloeistof. <strong>Blauwe rook</strong> is motorolie.</p>
<h2>Laat hem warm worden</h2>
<p>Tien minuten stationair draaien om de accu te laden is voor een diesel slechter dan niet draaien. Hij wordt niet warm, er condenseert water in de olie en de verstuivers vervuilen. Vaar liever een halfuur met belasting, en geef tegen het eind van de tocht een paar minuten flink gas als het water het toelaat.</p>
<h2>Wat u beter laat doen</h2>
<p>Kleppen stellen, verstuivers testen, de motor uitlijnen op de schroefas, de keerkoppeling en alles aan de hogedrukkant van de brandstof. Zeker bij een motor met commonrail: daar staat meer dan duizend bar op, en een straal diesel gaat door een handschoen heen. Laat ook de slangen van buitenwater en uitlaat om de paar jaar bekijken door iemand die weet waar ze scheuren. Een losse slangklem onder de waterlijn laat een boot zinken, ook in de haven.</p>
<p>Houd van alles een lijstje bij met datum en motoruren. Het kost een minuut per keer, en het is het eerste dat een koper wil zien; waarom, leest u in <a href="/blog/wat-onderhoud-doet-met-de-waarde">Wat onderhoud doet met de waarde van uw boot</a>. Een lijst om mee te beginnen staat op de <a href="/yacht-care-checklist">Yacht Care Checklist</a>, en voor de buitenkant bereikt u ons via <a href="/contact">contact</a>.</p>`,
  html_blocks: [
    {
      id: 'rook',
      html: `<style>.rook{margin:0;padding:1.25rem 1.5rem;border:1px solid #b08d57;border-radius:6px}.rook dt{font-weight:600}.rook dd{margin:0 0 .6rem}.rook dd:last-child{margin-bottom:0}</style>
<dl class="rook"><dt>Zwart</dt><dd>Te weinig lucht of te veel belasting</dd><dt>Wit, dieselgeur</dt><dd>Slechte verbranding</dd><dt>Wit, zoetig</dt><dd>Koelvloeistof: stoppen</dd><dt>Blauw</dt><dd>Motorolie</dd></dl>`,
    },
  ],
};
