import type { SeedArticle } from './seed-article.ts';

export const boordelektra: SeedArticle = {
  slug: 'boordelektra-accu-walstroom-en-anodes',
  title: 'Boordelektra: accu, walstroom en de anode die te snel verdwijnt',
  category: 'Algemeen Onderhoud',
  author: 'Joris Bakker',
  metaDescription:
    'Wat een eigenaar van boordelektra moet weten: accu’s die lang meegaan, veilige walstroom, groene stekkers en waarom een anode opeens halverwege het jaar op is.',
  days_ago: 287,
  cover: {
    scene: 'hero-contact',
    alt: 'Donkerblauw motorjacht aan een kade in de schemering, voor grachtenpanden met verlichte ramen.',
  },
  content: `
<p>De meeste storingen aan boord beginnen met een druppel water op een stuk koper. Een stekker wordt groen, een contact wordt warm, een pomp valt uit. Wij zijn geen elektriciens en leggen geen installaties aan. Maar wie elke week naden, doorvoeren en beslag vernieuwt, ziet wat vocht met kabels doet, en aan de anodes onder water ziet hij de rest.</p>
<h2>Twee werelden aan boord</h2>
<p>Er is 12 of 24 volt gelijkstroom uit de accu’s, en 230 volt wisselstroom van de wal, een omvormer of een aggregaat. De eerste is gevaarlijk door brand: een kortsluiting op een accu levert honderden ampères. De tweede is gevaarlijk door aanraking, zeker met natte voeten. Aan de lage kant kunt u veel zelf nakijken. Aan de hoge kant kijkt u alleen, en laat u het werk aan een vakman.</p>
<h2>Accu’s die hun leeftijd halen</h2>
<p>Een loodaccu slijt van diep ontladen en van lang halfleeg staan. Er vormen zich dan harde sulfaatkristallen die u er niet meer uit laadt. Vuistregel: gebruik niet meer dan de helft, en laad zo snel mogelijk weer helemaal vol.</p>
<table>
<caption>Rustspanning van een 12 volt-loodaccu, na enkele uren zonder laden of verbruik</caption>
<thead><tr><th scope="col">Spanning</th><th scope="col">Lading</th><th scope="col">Wat u doet</th></tr></thead>
<tbody>
<tr><th scope="row">12,7&nbsp;V of meer</th><td>Vol</td><td>Niets</td></tr>
<tr><th scope="row">Ongeveer 12,4&nbsp;V</th><td>Driekwart</td><td>Laden als u er toch bent</td></tr>
<tr><th scope="row">Ongeveer 12,2&nbsp;V</th><td>Half</td><td>Vandaag laden</td></tr>
<tr><th scope="row">12,0&nbsp;V of minder</th><td>Een kwart of minder</td><td>Nu laden, en de oorzaak zoeken</td></tr>
</tbody>
</table>
<p>De waarden verschillen iets per soort; agm en gel liggen een fractie hoger. Meet altijd in rust, want tijdens het laden of vlak erna lijkt elke accu vol. Voor lithium (LiFePO4) zegt de spanning bijna niets: die blijft vlak tot hij leeg is. Daar hebt u een accumonitor voor nodig, en een laadsysteem dat ervoor is ingesteld.</p>
<p>Kijk twee keer per jaar naar de aansluitingen. Maak de polen schoon en zet ze vast, met een dun laagje zuurvrije vaseline erover. Een accu hoort zo vast te zitten dat hij in een golf niet schuift, en de plus hoort een afdekkapje te hebben. Dicht bij de accu zit een hoofdzekering. Zit die er niet, dan is dat de eerste klus.</p>
<h2>Groene stekkers en warme draden</h2>
<p>Koper met zout water wordt groen. Dat groene poeder geleidt slecht; op een slechte verbinding ontstaat warmte, en warmte maakt de verbinding slechter. Zo verklaart u een navigatielicht dat flauw brandt en een ankerlier die traag loopt.</p>
<ul>
<li>Gebruik vertinde draad en persverbindingen met lijmkrimpkous, ook voor kleine klussen.</li>
<li>Laat een kabel vóór een stekker altijd een bocht naar beneden maken, zodat water eraf druipt.</li>
<li>Kit dekdoorvoeren opnieuw voordat ze lekken, niet erna. Het water volgt de kabel tot in het schakelpaneel.</li>
<li>Leg bij elke reparatie een label aan de draad. De volgende die zoekt, bent u zelf.</li>
</ul>
<h2>Walstroom zonder verrassingen</h2>
<p>De walkabel is de meest mishandelde draad van de boot. Hij ligt in de zon, er wordt op gestaan en hij hangt in het water. Gebruik een rubberkabel die voor buiten bedoeld is, met de blauwe CEE-stekkers, en rol hem helemaal af: op een haspel wordt hij warm.</p>
<ol>
<li>Sluit eerst de kabel aan op de boot en dan op de wal. Bij vertrek andersom. Zo hebt u nooit een stekker met spanning in de hand boven het water.</li>
<li>Controleer de aardlekschakelaar aan boord elke maand met de testknop.</li>
<li>Kijk of de stekkers bruin of zacht zijn geworden. Dan heeft er een contact slecht gezeten; vervang ze allebei.</li>
<li>Verbind nooit zelf de aarde los om een anode te sparen. U haalt daarmee de beveiliging weg die u en een zwemmer beschermt.</li>
</ol>
<h2>Waarom een anode opeens op is</h2>
<p>Twee verschillende metalen in water vormen met een verbinding ertussen een batterij. Het minst edele metaal lost op. Daarom hangt er een anode onder water: een blok zink, magnesium of aluminium dat zich opoffert voor schroef, as en saildrive. Gaat hij een seizoen of twee mee, dan werkt alles zoals het hoort.</p>
<p>Is hij na drie maanden weg, dan is er iets veranderd. Dit zijn de gewone oorzaken, van waarschijnlijk naar zeldzaam:</p>
<ul>
<li><strong>Walstroom.</strong> Via de aarddraad van de walkabel bent u verbonden met alle boten aan de steiger. Uw anode beschermt dan ook de buurman. Een galvanische isolator of een scheidingstransformator onderbreekt dat, zonder de veiligheid weg te nemen.</li>
<li><strong>Het verkeerde metaal.</strong> Zink doet op zoet water te weinig omdat zich er een korst op vormt; magnesium verdwijnt op zout water in weken.</li>
<li><strong>Een lekstroom aan boord.</strong> Een draad in de bilge of een slecht aangesloten pomp stuurt gelijkstroom door het water. Dat gaat snel en kan ook een schroef of een huiddoorvoer aantasten.</li>
</ul>
<p>Een anode die er na jaren nog als nieuw uitziet, is evenmin goed nieuws. Dan maakt hij geen contact, of iemand heeft hem meegeverfd. Aan een schroef die roze verkleurt, ziet u dat ze haar zink al verliest: het brons of messing ontzinkt en wordt bros.</p>
<h2>Wat u zelf doet, en wat niet</h2>
<p>Met een multimeter van een paar tientjes meet u spanning en zoekt u een slechte verbinding. Laat de 230 volt-kant, het bijplaatsen van lithium, en het zoeken van lekstroom aan een scheepselektricien. Vraag hem om een tekening van wat hij heeft gemaakt; zonder tekening begint de volgende opnieuw, op uw rekening.</p>
<p>Wij nemen bij het <a href="/yacht-care-services">onderwaterschip</a> de anodes mee en melden wat eraan opvalt, met een foto. Meer over dat moment leest u in <a href="/blog/antifouling-kiezen-voor-uw-vaarwater">Antifouling kiezen</a>. Gaat de boot de winter in, zet dan de accu’s op de lijst van <a href="/blog/boot-winterklaar-maken-in-volgorde">Uw boot winterklaar maken</a>. Lekt er een doorvoer, laat het ons dan weten via <a href="/contact">contact</a>, liefst voor het regent.</p>`,
  html_blocks: [],
};
