import { DURATIONS, GUARANTEE_YEARS } from '../../../../src/content/company.ts';
import type { SeedArticle } from './seed-article.ts';

export const doffeGelcoat: SeedArticle = {
  slug: 'waarom-gelcoat-dof-wordt',
  title: 'Waarom gelcoat dof wordt, en hoe ver u terug kunt',
  category: 'Gelcoat Reparatie',
  author: 'Daan Verhoeven',
  metaDescription:
    'Oxidatie van gelcoat herkennen met een natte doek, weten wanneer polijsten genoeg is en wanneer schuren of spuiten nodig is. Met een tabel per stadium.',
  summary:
    'Een romp wordt niet in één zomer dof. Wie het proces herkent, kan met weinig werk terug. Wie wacht, betaalt met laagdikte die niet meer aangroeit.',
  days_ago: 16,
  cover: {
    scene: 'project-06-after',
    alt: 'Motorjacht met heldere witte opbouw na het polijsten; het ochtendlicht spiegelt in de ramen.',
  },
  content: `
<p>Een nieuwe polyester romp glanst omdat de gelcoat glad uit de mal komt. Er zit geen lak overheen: de gekleurde laag ís de buitenkant. Dat is handig, want u kunt hem polijsten. Het is ook kwetsbaar, want alles wat eraf gaat, gaat van dezelfde dunne laag af.</p>
<h2 id="wat-er-gebeurt">Wat er in de laag gebeurt</h2>
<p>Gelcoat is polyesterhars met pigment en vulstof. Zonlicht breekt aan de buitenkant de hars af. Het bindmiddel verdwijnt, het pigment blijft los achter. Dat losse pigment is het witte poeder dat op uw mouw zit als u langs de romp schuift. We noemen het oxidatie of verkrijten; chemisch is het vooral afbraak door ultraviolet licht, met zuurstof, water en warmte als hulpjes.</p>
<p>Tegelijk wordt het oppervlak ruwer en poreus. In die poriën zetten vuil, roet en kalk zich vast. Daarom lijkt een verweerde romp altijd vuil, ook als u hem net gewassen hebt. Hij houdt het vuil letterlijk vast.</p>
<h3>Waarom donker sneller gaat</h3>
<p>Donkerblauw, groen en rood laten verwering het eerst zien. Het poeder is licht van kleur en steekt af tegen de ondergrond; bovendien wordt een donkere romp in de zon veel warmer. Een witte romp verweert net zo goed, maar wordt eerder geel en mat dan zichtbaar krijtig.</p>
<h2 id="zelf-beoordelen">Zo beoordeelt u uw romp in tien minuten</h2>
<p>Kies een droge, bewolkte dag. Was een vak van een halve meter op de kant die de meeste zon vangt, en een even groot vak aan de schaduwkant. Kijk daarna in deze volgorde:</p>
<ol>
<li><strong>De vinger.</strong> Wrijf met een droge, donkere doek. Poeder op de doek betekent dat de hars aan de buitenkant weg is.</li>
<li><strong>Het water.</strong> Maak het vak nat. Komt de kleur helemaal terug en trekt ze weg bij het drogen, dan is de laag eronder nog gezond.</li>
<li><strong>Het strijklicht.</strong> Kijk ’s avonds langs de romp met een zaklamp. U ziet nu krassen, putjes en fijne haarscheurtjes die u recht van voren mist.</li>
<li><strong>De nagel.</strong> Haalt u met uw nagel een randje bij een barst, dan is het geen verwering maar schade.</li>
</ol>
<p>De watertest is de belangrijkste. Wordt de romp nat weer diep van kleur, dan kan polijsten dat beeld terugbrengen. Blijft hij ook nat grauw of vlekkerig, dan zit de verwering dieper of is er al te veel weggepolijst.</p>
<h2 id="vier-stadia">Vier stadia, vier aanpakken</h2>
<table>
<caption>Van lichte waas tot doorgesleten</caption>
<thead><tr><th scope="col">Wat u ziet</th><th scope="col">Wat er aan de hand is</th><th scope="col">Wat nodig is</th></tr></thead>
<tbody>
<tr><th scope="row">Minder diepte, geen poeder</th><td>De was is op, de hars is nog heel</td><td>Reinigen en opnieuw beschermen</td></tr>
<tr><th scope="row">Waas en wat poeder</th><td>De buitenste laag is verweerd</td><td>Eén of twee polijstgangen, dan beschermen</td></tr>
<tr><th scope="row">Krijt, strepen, matte vlakken</th><td>De verwering zit in de poriën</td><td>Nat schuren met fijne korrel, in stappen polijsten, beschermen</td></tr>
<tr><th scope="row">Doorschijnend of gevlekt</th><td>De gelcoat is te dun</td><td>Niet meer schuren: plaatselijk nieuwe gelcoat, of spuiten</td></tr>
</tbody>
</table>
<p>Het vierde stadium ontstaat meestal niet door de zon maar door goede bedoelingen. Elk voorjaar een grove polijstpasta met een snelle machine kost meer laag dan vijf jaar weer. Vooral op randen, sierlijnen en de boeg is de gelcoat zo weg.</p>
<h2 id="hoeveel-zit-er-nog">Hoeveel zit er nog op?</h2>
<p>Een romp verlaat de werf doorgaans met ongeveer een halve millimeter gelcoat: vaak tussen 0,4 en 0,8 millimeter, met dunnere plekken op scherpe hoeken. Een polijstgang haalt daar enkele duizendsten van een millimeter van af. Nat schuren met korrel 800 neemt in een paar slagen een veelvoud daarvan. Op polyester werkt een gewone lakdiktemeter niet, want die heeft metaal onder de laag nodig. Er bestaan ultrasone meters voor; wie die niet heeft, maakt eerst een proefvlak op een onopvallende plek en kijkt of de kleur egaal blijft.</p>
<p>Doe dat proefvlak altijd. Begin met de mildste combinatie van pad en pasta en ga pas grover als het echt niet lukt. Wat met een fijne pasta glanst, hoeft geen schuurpapier gezien te hebben.</p>
<h2 id="na-het-polijsten">Na het polijsten begint het pas</h2>
<p>Een gepolijste romp zonder bescherming is een open deur. De poriën zijn vers, de zon schijnt door, en binnen één seizoen bent u terug bij af. Een verzegeling houdt ${DURATIONS.sealing}, een keramische coating ${DURATIONS.ceramic}. Welke bij uw boot past, leest u in <a href="/blog/was-sealant-of-keramische-coating">Was, sealant of keramische coating</a>.</p>
<p>Was daarna met een pH-neutraal middel en een zachte borstel. Afwasmiddel haalt de was eraf, en een bleekhoudende badkamerreiniger tast op den duur ook de hars aan. Spoel na een dag op zout water met zoet water na: zoutkristallen houden vocht vast op het oppervlak.</p>
<h2 id="wanneer-bellen">Wanneer u beter iemand laat kijken</h2>
<p>Verwering kunt u zelf terugdraaien zolang de watertest goed uitvalt en u de tijd hebt. Bel iemand als u een van deze dingen ziet:</p>
<ul>
<li>stervormige barstjes rond beslag of scepterpotten, want daar beweegt de constructie;</li>
<li>blaasjes onder de waterlijn;</li>
<li>vlekken die ook nat blijven staan;</li>
<li>een kleur die na het polijsten per vak verschilt.</li>
</ul>
<p>Bij een <a href="/contact">gratis inspectie aan uw ligplaats</a> meten wij de glans, maken wij een proefvlak en zeggen wij wat er nog af mag. Op een restauratie van de gelcoat geven wij ${GUARANTEE_YEARS.gelcoat_restoration} jaar garantie. Wat zo’n behandeling met een romp doet, ziet u in het <a href="/portfolio">portfolio</a>; wat erin zit, staat bij <a href="/yacht-care-services">onze diensten</a>.</p>`,
  html_blocks: [
    {
      id: 'watertest',
      html: `<style>.watertest{padding:1.25rem 1.5rem;border:1px solid currentColor;border-radius:6px}.watertest p+p{margin-top:.5rem}.watertest strong{display:block;margin-bottom:.25rem}</style>
<aside class="watertest"><p><strong>De watertest in één zin.</strong> Wordt een dof vak nat weer diep van kleur, dan zit de glans er nog in en haalt polijsten hem terug.</p><p>Blijft het vak grauw, dan is schuren op goed geluk het duurste wat u kunt doen. Laat eerst meten.</p></aside>`,
    },
  ],
};
