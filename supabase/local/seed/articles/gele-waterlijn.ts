import type { SeedArticle } from './seed-article.ts';

export const waterlijn: SeedArticle = {
  slug: 'gele-rand-op-de-waterlijn',
  title: 'De gele rand op de waterlijn: wat het is en wat helpt',
  category: 'Tips & Advies',
  author: '',
  summary:
    'De gele rand boven de waterlijn is aanslag van kalk, algen en looistof. Met het juiste middel is hij in een uur weg; met het verkeerde krast u de gelcoat.',
  metaDescription:
    'De gele rand boven de waterlijn is aanslag van kalk, algen en looistof. Lees waarmee u hem verwijdert en waarmee u de gelcoat juist krast.',
  days_ago: 9,
  cover: {
    scene: 'service-underwater',
    alt: 'Onderwaterschip van een motorjacht in een loods, half in verse rode antifouling, met een gepolijste schroef.',
  },
  content: `<p>Wie zijn boot in oktober op de kant ziet staan, ziet hem meteen: een gele tot bruine band, een hand breed, precies boven de antifouling. Op de boeg loopt hij op in een snor, waar de boeggolf hem maandenlang heeft aangebracht. Veel eigenaren pakken dan de schuurspons. Dat is begrijpelijk, en zonde.</p>
<h2>Waar hij uit bestaat</h2>
<p>De band is geen vuil dat op de romp ligt, maar een mengsel dat erin en erop zit. Drie stoffen spelen de hoofdrol:</p>
<ul>
<li><strong>Looistof.</strong> Water dat langs veen en bladeren loopt, is theekleurig. De kleurstof trekt in de poriën van de gelcoat. In de Vechtplassen en op veenvaarten is de band daarom bruiner dan op het IJsselmeer.</li>
<li><strong>Kalk.</strong> Water dat telkens op een warme romp opdroogt, laat kalk achter. In die kalk zitten kleurstof en roet gevangen.</li>
<li><strong>Algen en vet.</strong> Een dun slijmlaagje, met uitlaatresten en olie uit de haven, plakt alles aan elkaar.</li>
</ul>
<p>Soms is er een vierde: ijzer. Roodbruine strepen onder een spuigat of een scepterpot komen van roestend beslag of van ijzer in het water. Ze zien er anders uit dan de band, maar lossen in hetzelfde middel op.</p>
<h2>Waarom zeep niet helpt en schuren wel lijkt te helpen</h2>
<p>Een gewone bootshampoo is neutraal of licht basisch. Die lost vet op, maar doet niets met kalk en kleurstof. Schuurmelk en schuursponzen halen de band er wel af, met de buitenste laag gelcoat erbij. In het voorjaar is de plek mat, en een matte plek houdt de volgende aanslag beter vast. Na een paar jaar is de band er na elke maand varen weer.</p>
<p>Polijsten werkt om dezelfde reden: u neemt de verkleurde laag weg. Heeft de romp toch een polijstbeurt nodig, dan is dat prima. Voor alleen de aanslag is het te veel van het goede. Gelcoat is nog geen millimeter dik en groeit niet aan.</p>
<h2>Wat wel helpt: een zuur dat de vlek oplost</h2>
<p>Kalk en ijzer lossen op in een zuur, en met de kalk komt de kleurstof los. Voor gelcoat zijn reinigers op basis van oxaalzuur het gebruikelijkst. Er bestaan ook gels met fosforzuur of citroenzuur. Huishoudelijke ontkalker met zoutzuur hoort niet op een boot: die tast rvs, aluminium en zink aan.</p>
<ol>
<li>Was het vak met shampoo en spoel het af. Op een vette film doet het zuur niets.</li>
<li>Werk in de schaduw op een koele romp. In de zon droogt het middel in voor het klaar is.</li>
<li>Breng de gel aan met een kwast, van onder naar boven. Zo loopt er geen druppel over een droog vlak; juist die druppels laten lichte strepen na.</li>
<li>Laat inwerken zo lang als het etiket zegt, meestal tien tot twintig minuten. Houd het vak vochtig.</li>
<li>Spoel met veel water, ook het beslag, de trailer en de grond eronder.</li>
<li>Herhaal bij oude aanslag. Twee keer kort werkt beter dan één keer lang.</li>
</ol>
<h3>Let op uzelf en op de rest van de boot</h3>
<p>Oxaalzuur is giftig bij inslikken en irriteert huid en ogen. Draag handschoenen en een bril, en spuit het niet in een nevel. Houd het weg van aluminium, verzinkt staal, anodes en verse antifouling. Vang het spoelwater op waar de haven dat vraagt; op veel winterterreinen mag u alleen op de spoelplaats werken.</p>
<figure><img src="/scenes/project-11-before-1200.webp" width="1200" height="900" alt="Motorkruiser met een doffe romp en gele aanslag boven de waterlijn."><figcaption>Na één seizoen op veenwater. De romp is niet versleten: zuur en water halen de band weg, zonder schuren.</figcaption></figure>
<h2>Het juiste moment</h2>
<p>Doe het in het najaar, binnen een week na het kranen. De aanslag is dan nog zacht en zit alleen op de buitenkant. Droogt hij een winter in, dan hebt u in april twee of drie rondes nodig. Bovendien is het zuur dan niet meer weg te houden van de nieuwe antifouling en van verse was.</p>
<table>
<caption>Welke vlek, welk middel</caption>
<thead><tr><th scope="col">Vlek</th><th scope="col">Herkennen</th><th scope="col">Middel</th></tr></thead>
<tbody>
<tr><th scope="row">Gele of bruine band</th><td>Langs de hele waterlijn</td><td>Oxaalzuurgel</td></tr>
<tr><th scope="row">Witte korst of kringen</th><td>Waar water opdroogt</td><td>Zure reiniger, verdund</td></tr>
<tr><th scope="row">Roodbruine streep</th><td>Onder beslag of een spuigat</td><td>Oxaalzuur; zoek daarna de bron</td></tr>
<tr><th scope="row">Zwarte streep</th><td>Onder een raamrand of fender</td><td>Fenderreiniger, of zachte was met reiniger</td></tr>
<tr><th scope="row">Groen waas</th><td>Schaduwkant, onder touwwerk</td><td>Shampoo en een zachte borstel</td></tr>
</tbody>
</table>
<h2>Zo blijft hij langer weg</h2>
<p>Een zuur haalt ook de was van de romp. Na het reinigen ligt de gelcoat open, en de eerste weken te water bepalen dan hoe de band terugkomt. Zet daarom de strook van de antifouling tot twee handen erboven opnieuw in de was of in een verzegeling. Kalk en looistof hechten zich minder aan een gladde, waterafstotende laag, en een doek met shampoo is in de zomer dan genoeg.</p>
<p>Ligt de boot dieper dan vroeger, door een extra accu of een volle watertank, dan groeit de band boven de antifouling uit. Het is dan de moeite waard de waterlijn een paar centimeter hoger te zetten. Laat dat doen terwijl de boot toch op de kant staat.</p>
<p>Bent u er zelf niet uit of zit de vlek er na drie rondes nog? Stuur ons een foto bij daglicht via <a href="/contact">de contactpagina</a>. Ontkalken en ontgelen staat ook als losse behandeling bij <a href="/yacht-care-services">onze diensten</a>, en op de <a href="/yacht-care-checklist">Yacht Care Checklist</a> vindt u wat er in het najaar nog meer na te lopen is.</p>`,
  html_blocks: [],
};
