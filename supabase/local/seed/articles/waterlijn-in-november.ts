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
  cover: { scene: 'service-underwater', alt: 'Schone romp met een strakke waterlijn.' },
  content: `<p>Wie zijn boot in oktober op de kant ziet staan, ziet hem meteen: een gele tot bruine band, een hand breed, precies boven de antifouling. In brakke havens is hij dikker dan op zoet water.</p>
<h2>Waar hij uit bestaat</h2>
<p>De band is een mengsel van kalk, dode algen en looistof uit bladeren. Looistof trekt in de poriën van oude gelcoat en laat zich niet wegwassen. Daarom helpt zeep niet en polijsten wel, maar polijsten is hier zonde van het werk.</p>
<h2>Wat helpt</h2>
<p>Een zure reiniger op basis van oxaalzuur lost de aanslag op zonder te schuren. Breng hem aan met een kwast, van onder naar boven, laat hem een kwartier inwerken en spoel met veel water. Draag handschoenen en houd het middel weg van aluminium.</p>
<h2>Wat u beter laat</h2>
<p>Schuursponzen, schuurmelk en staalwol halen de band weg en de glans erbij. In het voorjaar is de plek dof en trekt hij sneller vuil aan dan de rest van de romp.</p>`,
  html_blocks: [],
};
