import { WORK_TIMES } from '../../../../src/content/company.ts';
import type { SeedArticle } from './seed-article.ts';

export const rvsEnPlexiglas: SeedArticle = {
  slug: 'rvs-zonder-roest-en-ramen-weer-helder',
  title: 'Rvs zonder roest en ramen waar u weer door kijkt',
  category: 'Speciale Diensten',
  author: 'Sanne de Wit',
  metaDescription:
    'Waarom roestvast staal op een boot toch bruin wordt, hoe u vliegroest verwijdert zonder krassen, en wat er met gele acrylaatramen nog te redden is.',
  summary:
    'Bruine vlekken op de preekstoel en gele luiken maken een boot tien jaar ouder. Beide zijn meestal te redden, als u weet waardoor ze komen.',
  days_ago: 118,
  cover: {
    scene: 'project-04-after',
    alt: 'Boeg van een motorjacht met spiegelend rvs en een schone teakrand.',
  },
  content: `
<p>Twee dingen bepalen of een boot verzorgd oogt, nog voordat iemand naar de romp kijkt: het beslag en de ramen. Ze krijgen ook de minste aandacht. Een romp wordt elk voorjaar gewassen; een scepterpot of een dekluik pas als er iets mis is.</p>
<h2>Waarom roestvast staal roest</h2>
<p>Rvs is vast tegen roest zolang het een onzichtbaar laagje chroomoxide aan de buitenkant heeft. Dat laagje herstelt zichzelf, maar het heeft er zuurstof voor nodig en een schoon oppervlak. Waar die ontbreken, gaat het mis:</p>
<ul>
<li><strong>Onder vuil en zout.</strong> Chloride uit zeewater breekt het laagje plaatselijk af. Er ontstaan bruine puntjes: theevlekken.</li>
<li><strong>In een spleet.</strong> Onder een voetplaat, een schroefkop of een touw dat altijd op dezelfde plek ligt, komt geen zuurstof. Daar vreet het dieper dan u ziet.</li>
<li><strong>Bij een las.</strong> Een las die na het lassen niet is gebeitst, heeft een verkleurde rand zonder goede huid.</li>
<li><strong>Door ijzer van buiten.</strong> Slijpsel van de buurman, een staalborstel of de remstof van een spoorlijn. Dat ijzer roest, niet uw rvs. We noemen het vliegroest, en het is het onschuldigst.</li>
</ul>
<p>Ook de legering telt. Op boten hoort meestal AISI 316, dat molybdeen bevat en beter tegen zout kan. Goedkoop beslag is vaak 304. Op zoet water merkt u daar jarenlang niets van; na één zomer op zee wel.</p>
<h2>Vliegroest verwijderen zonder krassen</h2>
<p>Begin met lauw water en shampoo, want zout en vet houden elk middel tegen. Daarna werkt u van mild naar sterk:</p>
<ol>
<li>Een rvs-polish met een zachte doek. Vaak is dit genoeg.</li>
<li>Een gel met een mild zuur, zoals citroenzuur of oxaalzuur, die de roest oplost. Niet op teak of antifouling laten lopen, en goed naspoelen.</li>
<li>Zit de vlek in putjes, dan polijsten met een katoenen schijf en pasta, in steeds fijnere stappen.</li>
<li>Spoelen, drogen en beschermen met was of een speciale rvs-bescherming. Zonder die laatste stap bent u over zes weken terug.</li>
</ol>
<p>Wat u niet gebruikt: staalwol, een gewone staalborstel en schuursponzen. Staalwol laat ijzerdeeltjes achter, en de krassen geven het volgende zout een plek. Polijst in de richting van de glans die er al zit, en niet over een las heen tot u weet of die goed dicht is.</p>
<h3>Wanneer het geen schoonmaakwerk meer is</h3>
<p>Bruin vocht dat uit een verbinding komt, een haarscheur bij een las of een zeereling die bij de perskop uitgerafeld is: dat zijn veiligheidszaken. Aan de verstaging en de reling hangen mensen. Laat zulke onderdelen bekijken en vervang ze bij twijfel. Glanzend maken wat vervangen moet worden, is het slechtste wat u kunt doen, want dan ziet niemand het meer.</p>
<h2>Gele ramen: krassen, waas of scheurtjes</h2>
<p>De meeste luiken en kajuitramen zijn van acrylaat, in de wandeling plexiglas. Acrylaat is licht, taai en hard genoeg, maar wordt door zon en verkeerde schoonmaakmiddelen aangetast. Kijk met een zaklamp schuin op het raam en bepaal wat u ziet:</p>
<table>
<caption>Wat er met een raam aan de hand is</caption>
<thead><tr><th scope="col">U ziet</th><th scope="col">Oorzaak</th><th scope="col">Te herstellen</th></tr></thead>
<tbody>
<tr><th scope="row">Waas en fijne krasjes</th><td>Droog afvegen, zand, een huik</td><td>Ja, polijsten</td></tr>
<tr><th scope="row">Dof en geel aan de buitenkant</th><td>Zon op de bovenste laag</td><td>Meestal: nat schuren en polijsten</td></tr>
<tr><th scope="row">Zilverachtige haarscheurtjes in de dikte</th><td>Spanning en veroudering, of oplosmiddel</td><td>Nee, vervangen</td></tr>
<tr><th scope="row">Melkwitte rand</th><td>Vocht tussen raam en kit</td><td>Nee: opnieuw kitten, vaak met nieuw raam</td></tr>
</tbody>
</table>
<p>Haarscheurtjes heten <em>crazing</em>. Ze zitten in het materiaal zelf, en wie ze probeert weg te polijsten, maakt het raam alleen dunner. Een luik met crazing waar iemand op kan stappen, hoort vervangen te worden.</p>
<h2>Zo wordt acrylaat weer helder</h2>
<p>Was het raam eerst met veel water, zodat er geen zandkorrel achterblijft. Schuur daarna nat, met water en een druppel zeep, beginnend met de fijnste korrel die de kras nog pakt: vaak 800 of 1000, daarna 1500, 2000 en 3000. Wissel bij elke stap van richting, zodat u ziet wanneer de vorige krassen weg zijn. Polijst met een zachte pad op lage snelheid en een pasta voor kunststof. Warmte is de vijand: wordt het raam heet, dan smeert en spant het materiaal.</p>
<p>Werk nooit tot in de kitnaad en sla het midden niet over. Een raam dat alleen op de kras is geschuurd, krijgt een kuil, en die vertekent het beeld als een lachspiegel.</p>
<h3>Wat een raam nooit mag zien</h3>
<p>Glasreiniger met ammoniak, alcohol, aceton, thinner en siliconenverwijderaar veroorzaken de scheurtjes die u niet meer wegkrijgt. Een raam onder spanning kan in minuten craqueleren. Gebruik lauw water met wat pH-neutrale zeep en een schone microvezeldoek, en een laag was of een middel voor kunststof tegen de zon.</p>
<h2>Bijhouden kost een uur per maand</h2>
<p>Spoel beslag en ramen na elke dag op zout water af met zoet. Verplaats eens per maand de landvasten die op de preekstoel liggen, en neem het rvs twee keer per seizoen met was af. Leg een licht zeil over de luiken als de boot lang stilligt, zonder dat het klappert.</p>
<p>Is het verder heen, dan rekenen wij voor het rvs aan dek ${WORK_TIMES.steel} en voor een set ramen en luiken ook ${WORK_TIMES.plexiglass}. Beide staan bij <a href="/yacht-care-services">onze diensten</a>, en hoe een preekstoel er daarna uitziet, vindt u in het <a href="/portfolio">portfolio</a>. Stuur gerust een foto via <a href="/contact">contact</a>: aan een raam is meestal in één blik te zien of polijsten zin heeft.</p>`,
  html_blocks: [
    {
      id: 'drie-regels',
      html: `<style>.regels{display:grid;gap:1rem;padding:0;list-style:none}.regels li{padding-top:.75rem;border-top:1px solid #b08d57}.regels b{display:block}</style>
<p>Onthoud:</p>
<ul class="regels"><li><b>Zout eraf met zoet water.</b>Het goedkoopste onderhoud dat er is.</li><li><b>Nooit staalwol op rvs.</b>Het ijzer dat achterblijft, is uw volgende roestvlek.</li><li><b>Nooit alcohol of ammoniak op acrylaat.</b>De scheurtjes komen soms pas weken later.</li></ul>`,
    },
  ],
};
