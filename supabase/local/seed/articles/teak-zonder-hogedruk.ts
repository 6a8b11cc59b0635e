import type { SeedArticle } from './seed-article.ts';

export const teakOfHogedruk: SeedArticle = {
  slug: 'teak-schoonmaken-zonder-hogedruk',
  title: 'Teak schoonmaken zonder hogedrukspuit',
  category: 'Teak Dek Onderhoud',
  author: 'Sanne de Wit',
  metaDescription:
    'Een hogedrukspuit haalt in een uur weg wat tien jaar mee kon. Zo maakt u een teakdek schoon met water, een zachte borstel en geduld.',
  days_ago: 38,
  cover: {
    scene: 'project-03-after',
    alt: 'Voordek van een zeiljacht met honingkleurig teak en strakke zwarte naden.',
  },
  content: `<p>Een teakdek wordt grijs. Dat is geen schade, maar de buitenste laag van het hout die in zon en zout verweert. Onder die laag zit het hout waar u jaren mee vooruit kunt, zolang niemand het wegspuit.</p>
<h2 id="waarom-niet">Waarom geen hogedruk</h2>
<p>Teak groeit in banen: hard, donker hout wisselt af met zacht, licht hout. De straal van een hogedrukspuit haalt eerst het zachte hout weg. Wat overblijft zijn ribbels. Die houden water vast, worden sneller groen en vragen om een schuurbeurt. Zo’n beurt kost al gauw een halve millimeter, en een dek van acht millimeter heeft er daar niet veel van. Op een modern dek, met fineer van soms maar vijf of zes millimeter, nog minder.</p>
<p>De straal doet nog iets wat u niet ziet. Hij drukt water achter de kitnaden en onder de delen. Op een geschroefd dek komt dat water bij de schroefgaten uit, en daar begint de lekkage die u jaren later boven de voorpiek vindt.</p>
<figure><img src="/scenes/project-03-before-1200.webp" width="1200" height="900" alt="Grijs teakdek met groene aanslag in de nerven."><figcaption>Zo ziet een dek eruit dat te vaak is afgespoten: het zachte hout is weg, de nerven houden groen vast.</figcaption></figure>
<h2 id="zo-wel">Zo wel</h2>
<p>Kies een bewolkte dag, zodat niets opdroogt voordat u het hebt afgespoeld. Maak het dek eerst goed nat met buitenwater, en ook de romp eronder: vuil water dat op een droge romp loopt, laat strepen na. Werk daarna <strong>dwars op de nerf</strong> met een zachte borstel of een witte schuurpad en een milde, pH-neutrale reiniger. Dwars, omdat een borstel die met de nerf meegaat het zachte hout eruit trekt. Spoel ruim na.</p>
<ol>
<li>Nat maken, ook de romp en de gangboorden eronder.</li>
<li>Vak voor vak reinigen, niet groter dan twee vierkante meter.</li>
<li>Spoelen tot het water helder wegloopt.</li>
<li>Laten drogen zonder af te dekken. Een vochtig dek onder zeil is binnen twee weken groen.</li>
</ol>
<p>Zout water is goed voor teak. Het zout houdt het hout iets vochtig, waardoor het minder krimpt, en remt algen. Wie op zee of het Wad ligt, kan met een puts buitenwater per week volstaan. Op zoet water neemt u hetzelfde buitenwater; alleen het groen komt daar sneller terug.</p>
<blockquote><p>Grijs is goed. Groen is een klus.</p></blockquote>
<h2 id="groen">Hardnekkig groen</h2>
<p>Tegen algen in de noordhoek van de kuip helpt een middel dat ze doodt en dat u laat zitten: aanbrengen, een paar dagen wachten, afborstelen. Lees op de verpakking of het op teak en bij kitnaden gebruikt mag worden, en laat het niet in het oppervlaktewater lopen. Chloor en bleek zijn af te raden. Ze werken snel, maar tasten de vezel en het rubber aan en vreten aan aluminium beslag.</p>
<p>Tweecomponentenreinigers, eerst een loog en dan een zuur, maken een dek in een middag weer blond. Dat doen ze door de verweerde vezels op te lossen. Dat is dus ook een manier van materiaal wegnemen. Voor een verkoop of een nieuwe start kan het verantwoord zijn; als jaarlijkse gewoonte is het dat niet.</p>
<h2 id="olie">Olie, sealer of niets</h2>
<table>
<caption>Drie manieren om een dek te houden</caption>
<thead><tr><th scope="col">Keuze</th><th scope="col">Wat u krijgt</th><th scope="col">Wat het vraagt</th></tr></thead>
<tbody>
<tr><th scope="row">Niets</th><td>Zilvergrijs, stroef, goed voor blote voeten</td><td>Regelmatig spoelen met buitenwater</td></tr>
<tr><th scope="row">Sealer</th><td>Blond, minder vlekken van wijn en diesel</td><td>Eén tot twee keer per jaar opnieuw, op een schoon en droog dek</td></tr>
<tr><th scope="row">Olie</th><td>Warm en donker, maar korte tijd</td><td>Vaak bijhouden; oude olie wordt zwart en plakt</td></tr>
</tbody>
</table>
<p>Voor een dek waarop gevaren wordt, kiezen wij meestal niets of een sealer. Olie bewaren wij voor een zwemplateau, een tafel of een handrail. Gelakt teak hoort nergens waar iemand op nat hout moet staan.</p>
<h2 id="naden">Kijk elk voorjaar naar de naden</h2>
<p>Het zwarte rubber is er niet voor de sier. Het houdt het water uit de voeg en laat de delen bewegen. Loop het dek na een bui langs: een dek dat overal droogt behalve langs één naad, heeft daar water staan. Druk ook met uw duim tegen de rand van het rubber. Laat het aan één kant los, dan loopt er bij elke bui water naar de bodem van de groef.</p>
<p>Nieuw rubber over oud rubber houdt niet. De oude kit moet er helemaal uit, de groef wordt geschuurd en ontvet, op de bodem komt een strook waaraan de kit niet hecht, en pas dan gaat er nieuwe in. Zo kan het rubber rekken tussen de twee houtkanten, zonder aan de bodem vast te zitten.</p>
<p>Loop ook de pluggen na, de houten dopjes boven de schroeven. Ze zijn maar een paar millimeter dik. Staat er een scheef of is hij weg, dan ligt de schroef eronder bloot. Zet er dezelfde dag een nieuwe in, in epoxy en met de nerf mee, en laat hem niet een seizoen openstaan.</p>
<h2 id="wanneer-bellen">Wanneer u ons belt</h2>
<p>Laat kijken als er pluggen loskomen, als het rubber boven het hout uitsteekt of als een deel hol klinkt wanneer u erop klopt. Wij meten dan op een aantal plaatsen hoe dik het hout nog is en zeggen u wat er nog kan: schuren, alleen naden, of afblijven. Wat het werk inhoudt, leest u bij <a href="/yacht-care-services">onze diensten</a>; hoe een dek er daarna uitziet, in het <a href="/portfolio">portfolio</a>. Een <a href="/contact">inspectie aan boord</a> kost u niets.</p>`,
  html_blocks: [
    {
      id: 'schema-teak',
      html: `<style>
.schema{border-collapse:collapse;width:100%}
.schema th,.schema td{padding:.6em .8em;border-bottom:1px solid #b08d57;text-align:left}
.schema caption{padding-bottom:.6em;font-weight:600;text-align:left}
</style>
<p>Een teakdek vraagt in een jaar minder werk dan de meeste eigenaren denken: vier korte beurten, en verder vooral afblijven.</p>
<table class="schema"><caption>Het jaar van een teakdek, met onze tijden bij 12 meter</caption><thead><tr><th scope="col">Maand</th><th scope="col">Werk</th><th scope="col">Tijd</th></tr></thead><tbody><tr><td>Maart</td><td>Reinigen met zachte borstel, naden nalopen</td><td>3 uur</td></tr><tr><td>Juni</td><td>Spoelen met buitenwater</td><td>1 uur</td></tr><tr><td>September</td><td>Reinigen, groen behandelen</td><td>4 uur</td></tr><tr><td>November</td><td>Dekzeil met luchtopening plaatsen</td><td>1 uur</td></tr></tbody></table>`,
    },
  ],
};
