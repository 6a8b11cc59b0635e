import type { SeedArticle } from './seed-article.ts';

export const bootWinterklaar: SeedArticle = {
  slug: 'boot-winterklaar-maken-in-volgorde',
  title: 'Uw boot winterklaar maken, in de goede volgorde',
  category: 'Algemeen Onderhoud',
  author: 'Daan Verhoeven',
  metaDescription:
    'Winterklaar maken van romp tot waterpomp: wat er vóór de eerste vorst moet gebeuren, in welke volgorde, en wat u gerust tot het voorjaar laat liggen.',
  days_ago: 27,
  cover: {
    scene: 'project-11-after',
    alt: 'Motorkruiser aan een stille kade in laag licht, met een gesloten, glanzende romp.',
  },
  content: `
<p>De eerste nachtvorst komt in Nederland soms al in oktober, en bijna altijd voordat u eraan toe bent. Water dat bevriest, zet ongeveer negen procent uit en heeft genoeg kracht om een bronzen afsluiter of een motorblok te scheuren. Winterklaar maken is daarom geen schoonmaak met een jas aan. Het is een lijst met een volgorde, en vooraan staat alles waar water in zit.</p>
<p>Deze lijst gaat uit van een boot die in het water blijft of op de kant staat zonder verwarming. Wat anders is, staat erbij. Spring gerust naar een onderdeel: <a href="#water">water</a>, <a href="#motor">motor</a>, <a href="#accu">accu’s</a>, <a href="#binnen">binnen</a>, <a href="#buiten">buiten</a> of <a href="#controle">de controle</a>.</p>
<h2 id="water">1. Eerst al het water</h2>
<p>Begin met het drinkwater, want daarvan zit er het meest en op de gekste plekken.</p>
<ol>
<li>Pomp de tank leeg via de kranen, warm en koud, en laat ze daarna openstaan.</li>
<li>Zet de boiler uit, laat hem afkoelen en tap hem af bij zijn eigen kraan. Een lege tank betekent niet dat de boiler leeg is.</li>
<li>Maak de filters en de drukpomp los en laat ze leeglopen. De douchekop op het zwemplateau en de dekwasslang vergeet bijna iedereen.</li>
<li>Toilet en vuilwatertank: leegzuigen bij een pompstation, doorspoelen met schoon water en daarna leegpompen. De pomp zelf houdt een kommetje water vast.</li>
<li>Wilt u zeker zijn, pomp dan antivries voor drinkwatersystemen, op basis van propyleenglycol, door de leidingen. Motorkoelvloeistof met ethyleenglycol is giftig en hoort hier nooit in.</li>
</ol>
<p>Vergeet de bilge niet. Regen- en condenswater onder de vloer bevriest ook, en een vlotter die in ijs staat pompt niet.</p>
<h2 id="motor">2. Dan de motor</h2>
<p>Laat de motor warm draaien en ververs de olie met filter. Oude olie bevat zuren en water uit de verbranding; die laat u niet vier maanden op de lagers inwerken. Vul de brandstoftank van een diesel bijna vol, zodat er weinig lucht overblijft waaruit water kan condenseren, en tap het waterfilter af.</p>
<p>Bij een motor met tussenkoeling controleert u met een weger of het koelmengsel tot ongeveer −25&nbsp;°C beschermt. Het buitenwatercircuit is een ander circuit: afsluiter dicht, zeef open, en antivries laten aanzuigen tot het bij de uitlaat naar buiten komt. Haal de impeller eruit of neem u voor dat in het voorjaar te doen. Een rubber schoepenwiel dat de hele winter in één stand klemt, houdt die vorm.</p>
<p>Meer over de motor zelf leest u in <a href="/blog/dieselmotor-wat-u-zelf-kunt-doen">Dieselmotor: wat u zelf kunt doen</a>.</p>
<h2 id="accu">3. De accu’s</h2>
<p>Een volle loodaccu bevriest pas bij zestig graden onder nul. Een lege al rond de min tien. Laad ze dus helemaal op, zet verbruikers uit bij de hoofdschakelaar en meet over een maand nog eens. Houdt uw walstroomlader de accu’s op peil, controleer dan of hij een druppellading of winterstand heeft. Lithium-accu’s bewaart u juist niet helemaal vol: ongeveer half is beter, en laden bij vorst mag niet als de accu dat zelf niet tegenhoudt.</p>
<h2 id="binnen">4. Binnen: lucht en droogte</h2>
<p>Schimmel heeft vocht, rust en voedsel nodig. Haal dus weg wat u kunt: kussens, kleding, voedsel, papier. Wat blijft, zet u rechtop en los van de huid van de boot. Open kastjes, vloerluiken en de koelkast, en klem daar iets tussen zodat ze open blijven.</p>
<ul>
<li>Was stof en zout van alles af. Zout trekt vocht aan, ook uit droge lucht.</li>
<li>Laat lucht door: een rooster voor, een rooster achter. Een potdichte boot wordt nat.</li>
<li>Een condensdroger werkt alleen in een afgesloten boot en boven een graad of acht; bij lagere temperaturen is een droger met adsorptie nodig. Een vochtvreter met korrels helpt in één kast, niet in een kajuit.</li>
</ul>
<h2 id="buiten">5. Buiten: schoon de winter in</h2>
<p>Vuil dat in oktober een zachte film is, zit er in april ingebrand. Was de romp, haal de gele rand van de waterlijn terwijl hij nog vers is en zet de romp in een beschermlaag. Wie dit in het voorjaar doet, doet het dubbel: eerst de winter eraf, dan de bescherming erop. Hoe u de waterlijn aanpakt, staat in <a href="/blog/gele-rand-op-de-waterlijn">De gele rand op de waterlijn</a>.</p>
<p>Zeilen gaan droog en zoutvrij van boord. Vallen kunt u aan een dun lijntje in de mast trekken, zodat ze niet in zon en wind blijven. Prik spuigaten en kuipafvoeren door; een verstopte afvoer onder een laag smeltwater heeft al menige kuip vol laten lopen.</p>
<h3>Het dekzeil</h3>
<p>Een zeil hoort schuin te staan, zodat regen en sneeuw eraf glijden, en moet aan de voor- en achterkant lucht doorlaten. Leg nooit zeil rechtstreeks op gelcoat of lak. Waar het klappert, schuurt het; leg er doek of isolatieschuim tussen. Bind het vast aan de bok of onder de boot door, niet aan de stutten.</p>
<h2 id="controle">6. Blijf kijken</h2>
<table>
<caption>Wat u door de winter heen doet</caption>
<thead><tr><th scope="col">Wanneer</th><th scope="col">Wat</th></tr></thead>
<tbody>
<tr><th scope="row">Na elke storm</th><td>Landvasten, zeil, stutten en fenders</td></tr>
<tr><th scope="row">Na elke vorstperiode</th><td>Bilge, afsluiters en slangen op lekkage</td></tr>
<tr><th scope="row">Elke maand</th><td>Accuspanning, vocht binnen, spuigaten</td></tr>
<tr><th scope="row">In februari</th><td>Lijst voor het voorjaar maken en kraan en vakmensen bespreken</td></tr>
</tbody>
</table>
<p>Vraag uw verzekeraar wat hij voor de winter van u verwacht. In veel polissen staat dat vorstschade alleen gedekt is als de boot aantoonbaar winterklaar was. Foto’s van de afgetapte boiler en de rekening van het onderhoud zijn dan geld waard.</p>
<h2>Wat gerust kan wachten</h2>
<p>Polijsten, antifouling en lakwerk hebben temperatuur en droge lucht nodig; dat wordt in december niets. Ook hoeft u geen teak te behandelen voor de winter. Schoon en droog is genoeg.</p>
<p>Wilt u niets vergeten, gebruik dan de <a href="/yacht-care-checklist">Yacht Care Checklist</a>. Laat u het buitenwerk liever doen, dan vindt u dat bij <a href="/yacht-care-services">onze diensten</a>; via <a href="/contact">contact</a> plannen wij de wasbeurt en de beschermlaag in de week waarin uw boot uit het water gaat.</p>`,
  html_blocks: [],
};
