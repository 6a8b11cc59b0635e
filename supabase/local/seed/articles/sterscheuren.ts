import { DURATIONS, GUARANTEE_YEARS, PRICES, WORK_TIMES } from '../../../../src/content/company.ts';
import type { SeedArticle } from './seed-article.ts';

const SPOT_EUR = PRICES.spot_repair.from_cents / 100;

export const sterscheuren: SeedArticle = {
  slug: 'sterscheuren-butsen-en-krassen-in-gelcoat',
  title: 'Sterscheuren, butsen en krassen: wat kan wachten en wat niet',
  category: 'Gelcoat Reparatie',
  author: 'Daan Verhoeven',
  metaDescription:
    'Niet elke scheur in gelcoat is ernstig. Zo leest u het patroon, stelt u vast of er water bij kan en weet u wat een reparatie op kleur inhoudt.',
  days_ago: 331,
  cover: {
    scene: 'project-07-after',
    alt: 'Bordeauxrode sloep met diepe glans en een strak wit touw langs het berghout.',
  },
  content: `
<p>Gelcoat is hard en een beetje bros. De romp eronder is taai en buigt mee. Waar die twee niet dezelfde beweging maken, scheurt de buitenste laag. Zo’n scheur is soms een schoonheidsfout en soms het eerste wat u van een groter probleem ziet. Het verschil is meestal te zien, als u weet waarnaar u kijkt.</p>
<h2>Lees eerst het patroon</h2>
<table>
<caption>Vier patronen in gelcoat</caption>
<thead><tr><th scope="col">Patroon</th><th scope="col">Meestal</th><th scope="col">Haast?</th></tr></thead>
<tbody>
<tr><th scope="row">Een ster rond één punt</th><td>Een klap, van buiten of van binnen</td><td>Kijk of er water bij kan</td></tr>
<tr><th scope="row">Stralen rond beslag of een scepterpot</th><td>Beslag dat beweegt of te strak staat</td><td>Ja: eerst de oorzaak</td></tr>
<tr><th scope="row">Evenwijdige lijnen in een hoek of langs een schot</th><td>De constructie buigt daar</td><td>Ja: laten beoordelen</td></tr>
<tr><th scope="row">Een net van haarscheurtjes over een vlak</th><td>Ouderdom, of gelcoat die te dik is aangebracht</td><td>Nee, wel volgen</td></tr>
</tbody>
</table>
<p>Twijfelt u of een scheur groeit, zet dan met een potlood een streepje aan beide uiteinden en schrijf de datum erbij. Maak een foto met een munt ernaast. Na een seizoen weet u meer dan welke vakman ook in één bezoek kan zeggen.</p>
<h2>Kan er water bij?</h2>
<p>Dat is de enige vraag die haast geeft. Achter de gelcoat zit glasvezel in hars. Dat laminaat verdraagt vocht een tijd, maar een kern van balsa of schuim, zoals in veel dekken, verdraagt het slecht. En in de winter bevriest wat erin zit.</p>
<ol>
<li>Droog de plek en strijk er met een stift op waterbasis overheen. Veeg het weg. Blijft er een donkere lijn staan, dan is de scheur open.</li>
<li>Klop eromheen met het heft van een schroevendraaier. Een heldere tik is goed; klinkt het dof of hol, dan kan de laag los zitten.</li>
<li>Kijk van binnen. Een witte vlek in het laminaat op dezelfde plek betekent dat de klap is doorgegaan.</li>
</ol>
<p>Is de scheur open en kunt u niet meteen repareren, plak hem dan af met goede tape of sluit hem met een likje gelcoatvuller. Gebruik geen siliconenkit. Siliconen trekken in de poriën en maken dat niets er later nog op hecht, ook geen gelcoat.</p>
<h2>Krassen: de nagelproef</h2>
<p>Ga met uw nagel dwars over de kras. Voelt u niets, dan zit hij in de was of in de bovenste huid en is hij uit te polijsten. Haakt uw nagel licht, dan is er nat schuren nodig. Blijft hij erin hangen, of ziet u een andere kleur, dan is de gelcoat eraf en moet er materiaal bij.</p>
<p>Een diepe kras wegschuren tot hij weg is, is de klassieke fout. U maakt dan een kuil in de hele omgeving om één groef te laten verdwijnen, en die kuil ziet u in de spiegeling van het water tot de boot wordt verkocht.</p>
<figure><img src="/scenes/project-07-before-1200.webp" width="1200" height="900" alt="Roze verbleekte romp van een sloep met aanslag op de waterlijn."><figcaption>Op een verbleekte romp is de kleur van een reparatie de moeilijkste stap: die wordt gemengd bij de romp zoals hij nu is.</figcaption></figure>
<h2>Zo gaat een reparatie op kleur</h2>
<p>Van buiten lijkt het op stoppen en schuren. Het werk zit in wat u later niet ziet.</p>
<ol>
<li><strong>Openen.</strong> De scheur wordt in een v-vorm uitgefreesd tot in gezond materiaal. Vullen zonder openen houdt een jaar.</li>
<li><strong>Oorzaak.</strong> Beweegt er beslag, dan komt er een grotere tegenplaat of nieuwe kit onder. Anders komt de scheur precies daar terug.</li>
<li><strong>Drogen en ontvetten.</strong> Vocht of was onder de nieuwe laag, en ze laat los.</li>
<li><strong>Opbouwen.</strong> Is het laminaat geraakt, dan eerst glasvezel met hars, daarna pas gelcoat.</li>
<li><strong>Kleur mengen.</strong> Bij daglicht, naast een gepolijst stukje van de romp. Een kleurcode van de werf helpt om te beginnen; na vijf zomers klopt die niet meer.</li>
<li><strong>Uitharden.</strong> Gelcoat hardt aan de lucht plakkerig uit. Er komt daarom een wasadditief in, of er gaat folie overheen.</li>
<li><strong>Schuren en polijsten.</strong> Vlak maken, fijner, fijner, en uitpolijsten tot de overgang weg is.</li>
</ol>
<p>De temperatuur telt mee. Onder een graad of twaalf hardt polyester slecht uit, en in de volle zon te snel. Daarom repareren wij liever in mei dan in februari, of onder een tent.</p>
<h2>Wat u eerlijk mag verwachten</h2>
<p>Op een witte romp is een goede plek na het polijsten niet terug te vinden, ook niet met strijklicht. Op donkere en metallic kleuren kan in bepaald licht een fractie verschil blijven, en over een paar jaar verweert de nieuwe plek iets anders dan de oude romp. Wie belooft dat u het nooit ziet, heeft nog geen donkerblauwe romp gedaan.</p>
<p>Een enkele plek herstellen wij vanaf €&nbsp;${SPOT_EUR} per plek, en dat duurt ${WORK_TIMES.spot_repair} werk, plus de tijd van het uitharden. Op gelcoatrestauratie geven wij ${GUARANTEE_YEARS.gelcoat_restoration} jaar garantie. Gemiddeld komt een boot om de ${DURATIONS.gelcoat_repair_interval} terug voor een nieuwe ronde kleine schade; vaker, als er een smalle sluis op de route ligt.</p>
<h2>Zelf doen of niet</h2>
<p>Een butsje tot een centimeter op een onopvallende plek in wit is een goede oefening: er zijn sets met vuller, harder en pigment. Houd u aan de verhouding van de harder; te veel maakt de plek bros en verkleurt hem. Blijf weg van alles rond de kiel, het roer, de putting en de spiegel met een motor eraan. Daar is de gelcoat niet het onderwerp, maar de constructie.</p>
<p>Is de romp niet gescheurd maar dof, lees dan <a href="/blog/waarom-gelcoat-dof-wordt">Waarom gelcoat dof wordt</a>. Wilt u weten wat er bij u aan de hand is, stuur dan een foto van een meter afstand en een van dichtbij via <a href="/contact">contact</a>. Voorbeelden staan in het <a href="/portfolio">portfolio</a>, de losse behandelingen bij <a href="/yacht-care-services">onze diensten</a>.</p>`,
  html_blocks: [],
};
