import { ADVISED_UPKEEP, CERAMIC_PRICE, DURATIONS } from '../../../../src/content/company.ts';
import type { SeedArticle } from './seed-article.ts';

export const wasSealantCoating: SeedArticle = {
  slug: 'was-sealant-of-keramische-coating',
  title: 'Was, sealant of keramische coating: wat past bij uw boot',
  category: 'Yacht Waxen & Polijsten',
  author: 'Joris Bakker',
  metaDescription:
    'Drie manieren om gelcoat te beschermen naast elkaar: wat ze doen, hoe lang ze blijven, wat het voorwerk is en wanneer de duurste niet de beste is.',
  excerpt:
    'Alle drie laten ze water parelen. Het verschil zit in hoe lang ze blijven, wat ze vergeven en hoeveel werk er vooraf in de romp gaat.',
  reading_time: 6,
  days_ago: 61,
  cover: {
    scene: 'service-protection',
    alt: 'Waterdruppels op een gecoate romp.',
  },
  content: `
<p>Op elke boot komt het gesprek een keer op parelend water. Het is een mooi gezicht, en het zegt minder dan u denkt. Een verse laag keukenwas parelt ook. De vraag is wat er na een zomer zon, zout en stootwillen nog van over is, en hoeveel werk het kost om opnieuw te beginnen.</p>
<h2>Waartegen u beschermt</h2>
<p>Gelcoat heeft drie vijanden. Ultraviolet licht breekt de hars af. Vuil, kalk en roet zetten zich vast in wat daardoor poreus is geworden. En wrijving, van fenders tot een te harde borstel, slijt de rest. Een beschermlaag houdt geen van drieën voor altijd tegen. Hij offert zichzelf op, zodat de gelcoat dat niet hoeft te doen. Daarom is een laag die langzaam verdwijnt geen slecht product: hij doet zijn werk.</p>
<h2>Was</h2>
<p>Botenwas bestaat uit natuurlijke of kunstmatige wassen, vaak met carnauba. Ze vult fijne oneffenheden en geeft een warme, diepe glans, vooral op donkere rompen en op hout. Ze is vergevingsgezind: gaat er iets mis, dan wrijft u het uit of doet u het over.</p>
<p>Daar staat tegenover dat was op een romp in de volle zon binnen enkele maanden weg is. Warmte maakt haar zacht, en elke wasbeurt met een sterke zeep neemt er iets van mee. Voor wie zelf graag een zaterdag in het voorjaar aan zijn boot werkt, is dat geen bezwaar.</p>
<h2>Sealant, of verzegeling</h2>
<p>Een verzegeling is een kunststof: een polymeer dat zich aan de gelcoat hecht in plaats van erop te liggen. Ze glanst iets koeler dan was en houdt langer, bij ons ${DURATIONS.sealing}. Wij adviseren haar ${ADVISED_UPKEEP.sealing} aan te brengen: voor het seizoen en voor de winter.</p>
<p>Een verzegeling vraagt een schone, vetvrije ondergrond. Oude was moet er eerst af, anders hecht hij aan de was en niet aan de boot. Dat is de meest gemaakte fout: een goed product op een romp die alleen is afgespoeld.</p>
<h2>Keramische coating</h2>
<p>Een keramische coating is een vloeistof met siliciumverbindingen die na het uitwrijven uithardt tot een dunne, harde, glasachtige laag. Dun is letterlijk: een paar duizendsten van een millimeter. Hij is harder dan was of sealant, beter bestand tegen chemie en warmte, en vuil laat makkelijker los. Op een romp houdt hij ${DURATIONS.ceramic}. U spoelt dan meestal met water schoon, met af en toe een pH-neutrale shampoo.</p>
<p>Wat hij niet doet, wordt minder vaak verteld:</p>
<ul>
<li>Hij beschermt niet tegen krassen van een steiger of een fender met zand erin.</li>
<li>Hij verbergt niets. Elke kras en elk hologram in de romp ziet u erna nog scherper.</li>
<li>Hij hoort niet onder water en niet op antifouling.</li>
<li>Hij laat kalkvlekken ontstaan als u druppels in de zon laat opdrogen. Ook een coating moet af en toe worden afgenomen.</li>
</ul>
<h3>Het voorwerk is het echte werk</h3>
<p>Driekwart van de uren zit vóór de coating: wassen, ontvetten, ontkalken, kit en beslag afplakken, in stappen polijsten en elke rest polijstmiddel verwijderen met een alcoholmengsel. Daarna heeft de laag een droge romp nodig, een temperatuur ruwweg tussen 10 en 25 graden, geen felle zon en een dag zonder regen. Aan een open steiger in april betekent dat wachten op het weer. Een bedrijf dat dat niet doet, verkoopt u een dure sealant.</p>
<h2>Naast elkaar</h2>
<table>
<caption>Drie lagen op dezelfde romp</caption>
<thead><tr><th scope="col">&nbsp;</th><th scope="col">Was</th><th scope="col">Verzegeling</th><th scope="col">Keramisch</th></tr></thead>
<tbody>
<tr><th scope="row">Houdbaarheid</th><td>Enkele maanden</td><td>${DURATIONS.sealing}</td><td>${DURATIONS.ceramic}</td></tr>
<tr><th scope="row">Zelf te doen</th><td>Goed</td><td>Goed, met geduld</td><td>Liever niet op een hele romp</td></tr>
<tr><th scope="row">Voorwerk</th><td>Wassen</td><td>Wassen en ontvetten</td><td>Polijsten en volledig ontvetten</td></tr>
<tr><th scope="row">Fout te herstellen</th><td>Uitwrijven</td><td>Uitwrijven</td><td>Wegpolijsten</td></tr>
<tr><th scope="row">Onderhoud</th><td>Opnieuw waxen</td><td>Opnieuw aanbrengen</td><td>Spoelen, ${ADVISED_UPKEEP.ceramic} bijwerken</td></tr>
</tbody>
</table>
<h2>Welke voor welke boot</h2>
<p><strong>Een sloep onder een zeil.</strong> Hij ziet weinig zon en u vaart korte stukken. Was of een verzegeling volstaat; de coating verdient u niet terug.</p>
<p><strong>Een donkere romp in een open haven.</strong> Hier werkt een coating het hardst. Donkere gelcoat wordt warm, was loopt er in juni al af, en elke waas is te zien.</p>
<p><strong>Een motorjacht met veel opbouw.</strong> Een combinatie is vaak het verstandigst: keramisch op de romp, waar u niet bij kunt, en een verzegeling op de opbouw, die u toch elke maand wast.</p>
<p><strong>Een romp die al krijt.</strong> Eerst herstellen. Een coating op verweerde gelcoat hecht aan los poeder en gaat er in vellen af. Hoe u dat vooraf ziet, staat in <a href="/blog/waarom-gelcoat-dof-wordt">Waarom gelcoat dof wordt</a>.</p>
<h2>Wat het kost en wat het scheelt</h2>
<p>Voor een keramische coating rekenen wij ${CERAMIC_PRICE} lengte, afhankelijk van de staat van de romp. Vergelijk dat niet met een pot was, maar met de dagen die u er in die periode zelf aan kwijt bent, en met het polijsten dat u uitstelt. Elke polijstbeurt die niet nodig is, is gelcoat die blijft zitten.</p>
<p>Twijfelt u, vraag dan om een proefvlak. Wij zetten op een halve vierkante meter van uw eigen romp twee systemen naast elkaar, en u bekijkt ze een maand later zelf. Plan dat via <a href="/contact">de contactpagina</a>; alle behandelingen staan bij <a href="/yacht-care-services">onze diensten</a> en het resultaat op donkere rompen vindt u in het <a href="/portfolio">portfolio</a>.</p>`,
  html_blocks: [],
};
