import { NEGLECT_COST } from '../../../../src/content/company.ts';
import type { SeedArticle } from './seed-article.ts';

export const waarde: SeedArticle = {
  slug: 'wat-onderhoud-doet-met-de-waarde',
  title: 'Wat onderhoud doet met de waarde van uw boot',
  category: 'Tips & Advies',
  author: 'Daan Verhoeven',
  excerpt:
    'Een koper beslist in de eerste minuten en zoekt daarna bevestiging. Wat hij dan ziet, hebt u jaren eerder bepaald.',
  metaDescription:
    'Waar kopers en taxateurs naar kijken, welk werk vóór de verkoop iets oplevert en welk niet, en waarom een map met papieren zoveel uitmaakt.',
  days_ago: 196,
  cover: {
    scene: 'project-12-after',
    alt: 'Zeiljacht in de winterstalling met een smetteloos witte romp en nieuwe antifouling.',
  },
  content: `
<p>Wij komen vaak twee keer op dezelfde boot: één keer omdat de eigenaar wil verkopen, en een paar maanden later omdat de koper wil herstellen wat er is blijven liggen. Wie beide gesprekken hoort, weet waar de prijs ontstaat. Niet bij de motoruren, en ook niet bij de kaartplotter.</p>
<h2>De eerste minuten op de steiger</h2>
<p>Een koper ziet de romp van een afstand, loopt langs de boot, stapt aan boord en ruikt. Daarna heeft hij een oordeel, en de rest van de bezichtiging zoekt hij er bewijs voor. Is de romp dof, dan kijkt hij naar gebreken. Glanst hij, dan kijkt hij naar mogelijkheden. Dat is niet eerlijk, maar zo werkt het.</p>
<p>Een taxateur doet het systematischer, en toch begint ook hij buiten. Achterstallig onderhoud rekent door: ${NEGLECT_COST} van de waarde is een bedrag dat wij in de praktijk terugzien als romp, dek en naden jaren zijn overgeslagen. Dat is meestal meer dan het onderhoud zelf had gekost.</p>
<h2>Waar een keuring op afketst</h2>
<p>Bij bijna elke verkoop boven een bepaald bedrag laat de koper keuren. De expert kijkt naar andere dingen dan de koper, en zijn lijst is de onderhandeling. Dit komt het vaakst terug:</p>
<ul>
<li><strong>Vocht in het dek.</strong> Lekke kitnaden rond scepterpotten en ramen laten water in de kern van een sandwichdek. Een naad vernieuwen is een dag werk, een verrotte kern een verbouwing.</li>
<li><strong>Osmose of hoge vochtwaarden.</strong> Niet altijd een ramp, wel altijd een gesprek. Met metingen over meerdere jaren kunt u laten zien dat het stabiel is.</li>
<li><strong>Scheuren in de gelcoat rond beslag.</strong> Een expert wil weten of het de laag is of de constructie eronder.</li>
<li><strong>Teak dat op is.</strong> Een nieuw dek is een van de duurste posten die er zijn. Een dek met nog genoeg dikte en dichte naden is dat niet.</li>
<li><strong>Installaties zonder papieren.</strong> Gas, walstroom en aangepaste bedrading waarvan niemand weet wie ze heeft gemaakt.</li>
</ul>
<h2>Wat vóór de verkoop loont</h2>
<table>
<caption>Werk in de maanden voor een verkoop, gerangschikt naar wat u ervan terugziet</caption>
<thead><tr><th scope="col">Werk</th><th scope="col">Effect</th><th scope="col">Waarom</th></tr></thead>
<tbody>
<tr><th scope="row">Grondig schoonmaken, ook bilge en machinekamer</th><td>Groot</td><td>Kost bijna niets; een schone bilge laat zien dat er niets lekt</td></tr>
<tr><th scope="row">Romp polijsten en beschermen</th><td>Groot</td><td>Bepaalt de foto’s, en dus wie er komt kijken</td></tr>
<tr><th scope="row">Lekkende naden vernieuwen</th><td>Groot</td><td>Haalt een punt van de keuringslijst</td></tr>
<tr><th scope="row">Ramen en rvs helder</th><td>Middel</td><td>Maakt de boot jonger dan zijn bouwjaar</td></tr>
<tr><th scope="row">Nieuwe antifouling</th><td>Klein</td><td>De koper verwacht het, en betaalt er niet voor</td></tr>
<tr><th scope="row">Nieuwe elektronica</th><td>Klein</td><td>De volgende eigenaar kiest liever zelf</td></tr>
<tr><th scope="row">Spuiten van de hele romp</th><td>Wisselend</td><td>Duur, en roept de vraag op wat eronder zit</td></tr>
</tbody>
</table>
<p>Het verschil tussen een groot en een klein effect is of de koper het <em>ziet</em> of <em>vreest</em>. Wat hij vreest, telt dubbel: hij trekt niet de kosten af, maar de kosten met een marge voor tegenvallers.</p>
<h2>De map</h2>
<p>Twee gelijke boten, en één heeft een map. In die map zitten het eigendomsbewijs, het bewijs dat de btw is betaald, de CE-verklaring als de boot na juni 1998 in de handel is gebracht, handleidingen, rekeningen, en per jaar een blad met wat er is gedaan. Die boot verkoopt eerder, en met minder gesprek over de prijs.</p>
<p>Zet er foto’s bij van vóór, tijdens en na het werk. Een reparatie die u laat zien, is onderhoud; een reparatie die de expert ontdekt, is een verzwegen gebrek. Onze klanten krijgen daarom na elke beurt de meetwaarden en de foto’s. Begint u nu pas met een map, schrijf dan op wat u nog weet. Een eerlijk begin is beter dan niets.</p>
<blockquote><p>Wat u opschrijft, hoeft de koper niet te raden.</p></blockquote>
<h2>Reken in jaren, niet in beurten</h2>
<p>Gelcoat is het duidelijkste voorbeeld. Een romp die elk jaar wordt gewassen, licht gepolijst en beschermd, verliest nauwelijks laagdikte. Een romp die zes jaar niets krijgt, moet worden geschuurd en grof gepolijst; het kan, maar een tweede of derde keer niet meer. Daarna blijft alleen spuiten over. U betaalt dan niet alleen meer, u hebt ook iets opgebruikt dat niet terugkomt.</p>
<p>Hetzelfde geldt voor teak, waar elke schuurbeurt dikte kost, en voor kit, waar één lekke naad een dek kan kosten. Weinig en vaak is bij een boot bijna altijd goedkoper dan veel en zelden.</p>
<h3>Een eenvoudig plan</h3>
<ol>
<li>Elk voorjaar: wassen, naden en beslag nalopen, romp beschermen.</li>
<li>Elk najaar: waterlijn, zoet spoelen, winterklaar maken.</li>
<li>Om de twee of drie jaar: een inspectie met glans- en vochtmeting, zodat u de lijn ziet.</li>
<li>Alles op één blad per jaar, met datum en foto.</li>
</ol>
<h2>Wanneer u moet beginnen</h2>
<p>Wilt u in het voorjaar verkopen, laat dan in het najaar kijken. Er is dan tijd om droog te stoken, te meten en te plannen, en de foto’s kunnen in april bij het eerste mooie licht. Vier weken voor de verkoop is voor polijsten genoeg, maar voor een natte kern te laat.</p>
<p>Wij zeggen bij een <a href="/contact">inspectie</a> ook wat u kunt laten. Dat scheelt soms de helft van de lijst. In het <a href="/portfolio">portfolio</a> staat een zeiljacht dat door een taxateur voor en na de behandeling is bekeken; wat wij daaraan deden, vindt u terug bij <a href="/yacht-care-services">onze diensten</a>. En voor uw eigen plan is er de <a href="/yacht-care-checklist">Yacht Care Checklist</a>.</p>`,
  html_blocks: [],
};
