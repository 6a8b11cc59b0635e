import type { SeedArticle } from './seed-article.ts';

export const teakOfHogedruk: SeedArticle = {
  slug: 'teak-schoonmaken-zonder-hogedruk',
  title: 'Teak schoonmaken zonder hogedrukspuit',
  category: 'Teak Dek Onderhoud',
  author: 'Bram Visser',
  metaDescription:
    'Een hogedrukspuit haalt in een uur weg wat tien jaar mee kon. Zo maakt u een teakdek schoon met water, een zachte borstel en geduld.',
  days_ago: 24,
  cover: { scene: 'project-03-after', alt: 'Licht teakdek met strakke zwarte naden.' },
  content: `<p>Een teakdek wordt grijs. Dat is geen schade, maar de buitenste laag van het hout die in zon en zout verweert. Onder die laag zit het hout waar u jaren mee vooruit kunt, zolang niemand het wegspuit.</p>
<h2 id="waarom-niet">Waarom geen hogedruk</h2>
<p>Teak bestaat uit harde en zachte nerven. De straal van een hogedrukspuit haalt eerst het zachte hout weg. Wat overblijft zijn ribbels: ze houden water vast, worden sneller groen en vragen om een schuurbeurt. Elke schuurbeurt kost een halve tot een hele millimeter, en een dek van acht millimeter heeft er daar niet veel van.</p>
<figure><img src="/scenes/project-03-before-1200.webp" width="1200" height="900" alt="Grijs teakdek met ribbels in het hout."><figcaption>Ribbels na enkele jaren hogedruk. Het zachte hout is weg, het harde staat omhoog.</figcaption></figure>
<h2 id="zo-wel">Zo wel</h2>
<p>Maak het dek eerst goed nat met buitenwater. Werk daarna <strong>dwars op de nerf</strong> met een zachte borstel en een milde reiniger. Dwars, omdat u zo het zachte hout tussen de nerven spaart. Spoel ruim na.</p>
<ol><li>Nat maken, ook de romp eronder.</li><li>Vak voor vak reinigen, niet groter dan twee vierkante meter.</li><li>Spoelen tot het water helder wegloopt.</li><li>Laten drogen, zonder af te dekken.</li></ol>
<blockquote><p>Grijs is goed. Groen is een klus.</p></blockquote>
<h2 id="wanneer-bellen">Wanneer u ons belt</h2>
<p>Laat naar de naden kijken als het rubber aan één kant loslaat of als er na een bui lang water in blijft staan. Wij meten dan de dikte van het hout en zeggen u wat nog kan. Lees ook <a href="/yacht-care-services">wat wij aan boord doen</a>.</p>`,
  html_blocks: [
    {
      id: 'schema-teak',
      html: `<style>
.schema{border-collapse:collapse;width:100%}
.schema th,.schema td{padding:.6em .8em;border-bottom:1px solid #b08d57;text-align:left}
.schema caption{padding-bottom:.6em;font-weight:600;text-align:left}
</style>
<p>Een teakdek vraagt in een jaar minder werk dan de meeste eigenaren denken: vier korte beurten, en verder vooral afblijven.</p>
<table class="schema"><caption>Het jaar van een teakdek</caption><thead><tr><th>Maand</th><th>Werk</th><th>Tijd bij 12 meter</th></tr></thead><tbody><tr><td>Maart</td><td>Reinigen met zachte borstel</td><td>3 uur</td></tr><tr><td>Juni</td><td>Spoelen met buitenwater</td><td>1 uur</td></tr><tr><td>September</td><td>Reinigen, naden nalopen</td><td>4 uur</td></tr><tr><td>November</td><td>Dekzeil met luchtopening</td><td>1 uur</td></tr></tbody></table>`,
    },
  ],
};
