import { PRICES } from '../../../../src/content/company.ts';
import type { SeedArticle } from './seed-article.ts';

const FROM_EUR = PRICES.antifouling.from_cents / 100;

export const antifoulingKiezen: SeedArticle = {
  slug: 'antifouling-kiezen-voor-uw-vaarwater',
  title: 'Antifouling kiezen: begin bij uw water, niet bij het blik',
  category: 'Onderwaterschip Behandeling',
  author: 'Joris Bakker',
  summary:
    'Hard, zelfslijpend of zonder biocide: welke antifouling werkt hangt af van het water, uw snelheid en wat er al op de romp zit.',
  days_ago: 232,
  cover: {
    scene: 'project-05-after',
    alt: 'Bronzen schroef met nieuwe zinkanode, tussen roer en scheg in egale rode antifouling.',
  },
  content: `
<p>In maart staat er bij elke watersportwinkel een stapel blikken met een foto van een snelle boot erop. Welke de beste is, hangt niet af van de foto. Het hangt af van vier dingen: het water waarin u ligt, hoe vaak en hoe hard u vaart, het materiaal van uw romp, en wat er al op zit.</p>
<h2 id="water">Wat er in uw water leeft</h2>
<p>Op zoet water groeit vooral slijm, wier en in sommige havens mosselen: de driehoeksmossel en zijn snellere verwant, de quaggamossel. Op zout en brak water komen daar zeepokken bij, die zich met een kalkvoet vastzetten. Een pok die eenmaal zit, krabt u eraf met een stuk verf.</p>
<p>Warm, ondiep en stil water groeit het snelst aan. Een boot die in juni drie weken stilligt, krijgt meer aangroei dan een boot die de hele maand vaart. Vaart u in het voorjaar van zoet naar zout, dan sterft een deel van de zoetwateraangroei vanzelf; andersom ook.</p>
<h2 id="soorten">De drie soorten</h2>
<h3>Harde antifouling</h3>
<p>Een harde verf met het werkzame middel in de laag. Dat lekt er langzaam uit, terwijl de verf zelf blijft zitten. U kunt hem tijdens het seizoen afborstelen, en hij is bestand tegen snelheden boven twintig knopen. Het nadeel komt later: na een aantal jaren hebt u een dikke, lege schil, die gaat barsten en eraf moet.</p>
<h3>Zelfslijpend</h3>
<p>De verf lost heel langzaam op of slijt weg, zodat er steeds een verse laag buiten ligt. Voor de meeste zeiljachten en verdringers is dit de makkelijkste keuze: er bouwt weinig op. Hij heeft wel beweging nodig. Voor een boot die droogvalt op het Wad of op een trailer rijdt, is een zachte soort minder geschikt, en sommige typen mogen na de laatste laag niet te lang droog staan.</p>
<h3>Zonder biocide</h3>
<p>Een gladde siliconenlaag waaraan aangroei slecht hecht en bij het varen loslaat. Hij werkt zonder gif, maar vraagt dat u regelmatig en niet te langzaam vaart. De laag is zacht: een stropband of een grondberoering laat littekens na. Overstappen betekent dat al het oude eraf moet, en terug kan niet zomaar, want op siliconen hecht bijna niets.</p>
<h2 id="romp">Wat uw romp toelaat</h2>
<table>
<caption>Materiaal en beperking</caption>
<thead><tr><th scope="col">Romp</th><th scope="col">Let op</th></tr></thead>
<tbody>
<tr><th scope="row">Polyester</th><td>Eerste keer altijd een epoxyprimer, die ook water tegenhoudt</td></tr>
<tr><th scope="row">Staal</th><td>Een gesloten epoxysysteem eronder, en geen koper op kaal metaal</td></tr>
<tr><th scope="row">Aluminium</th><td>Geen verf met koperoxide: koper en aluminium vormen samen een batterij, en het aluminium verliest. Kies een koperarme of kopervrije soort die de fabrikant voor aluminium vrijgeeft</td></tr>
<tr><th scope="row">Hout</th><td>Laat de laag met het hout meebewegen; een harde schil scheurt op de naden</td></tr>
</tbody>
</table>
<p>Schroef, as, anodes en de ogen van een dieptemeter horen niet onder gewone antifouling. Voor schroeven bestaan aparte systemen. Een geverfde anode doet niets.</p>
<h2 id="over-elkaar">Wat over wat mag</h2>
<p>Zelfslijpend over een goed geschuurde harde laag gaat vaak. Hard over zelfslijpend gaat niet: de ondergrond blijft oplossen en de harde laag komt los. Weet u niet wat erop zit, schuur dan een proefplek nat en kijk wat er gebeurt: kleurt het water sterk en wordt de verf zacht, dan is het een slijpende soort. Een tussenlaag, een <em>sealer</em>, scheidt twee systemen van elkaar. De productbladen van beide verven beslissen.</p>
<h2 id="hoeveel">Hoeveel u nodig hebt</h2>
<p>Een bruikbare schatting van het oppervlak onder water: lengte op de waterlijn × (breedte + diepgang) × een factor. Die factor is ongeveer 1 voor een motorboot, 0,75 voor een langkieler en 0,5 voor een modern zeiljacht met vinkiel. Een zeiljacht van 9 meter op de waterlijn, 3 meter breed en 1,6 meter diep heeft dus ruwweg 21 vierkante meter. Met het rendement op het blik, vaak rond de tien vierkante meter per liter, en twee lagen komt u op een dikke vier liter. Reken een derde laag voor de waterlijn, de voorkant van kiel en roer en alle scherpe randen: daar slijt het eerst.</p>
<h2 id="werken">Schoon werken</h2>
<p>Schuurstof van antifouling is giftig, voor u en voor de bodem. Schuur nooit droog zonder afzuiging, draag een masker met een P3-filter en een overall, en werk op een plaats waar de haven het toestaat. Het stof en de lege blikken zijn gevaarlijk afval. In Nederland is aangroeiwerende verf met een biocide alleen toegestaan als het <a href="https://www.ctgb.nl">Ctgb</a> haar heeft toegelaten; het toelatingsnummer staat op het blik. Een restant uit een ander land is dus niet vanzelf toegestaan.</p>
<h2 id="rest">Vijf dingen die u tegelijk doet</h2>
<ol>
<li>Anodes vervangen als ze voor de helft op zijn: zink op zout water, magnesium op zoet, aluminium op brak.</li>
<li>Afsluiters open en dicht draaien en de slangklemmen bekijken.</li>
<li>De schroefas op speling voelen.</li>
<li>Het roer en de kielnaad op scheuren nakijken.</li>
<li>Onder de waterlijn kloppen en kijken naar blaasjes. Prikt u er een door en ruikt het vocht zuur, dan is het osmose. Noteer waar ze zitten en laat de vochtwaarde meten.</li>
</ol>
<p>Wij brengen antifouling aan vanaf €&nbsp;${FROM_EUR} per meter scheepslengte, met afzuiging en met een strak afgeplakte waterlijn. Bekijk <a href="/yacht-care-services">wat er in de behandeling zit</a>, of laat via <a href="/contact">contact</a> weten wanneer u op de kant gaat: in maart en april zijn de weken het eerst vol.</p>`,
  html_blocks: [
    {
      id: 'in-het-kort',
      html: `<style>.kort{border-left:3px solid #b08d57;padding:.25rem 0 .25rem 1.25rem}.kort ul{margin:.5rem 0 0;padding-left:1.1rem}</style>
<div class="kort"><p>In het kort</p><ul><li>Zoet water, af en toe varen: zelfslijpend.</li><li>Snel of vaak borstelen: hard.</li><li>Regelmatig varen en geen gif: siliconen, op een kale romp.</li><li>Aluminium: nooit koperoxide.</li></ul></div>`,
    },
  ],
};
