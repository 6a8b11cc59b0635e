import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Faq } from './faq.tsx';

const html = renderToStaticMarkup(
  <Faq
    items={[
      { id: 'vraag-een', question: 'Eerste vraag?', answer: 'Eerste antwoord.' },
      { id: 'vraag-twee', question: 'Tweede vraag?', answer: 'Tweede antwoord.' },
    ]}
  />,
);

test('P-031 a question has an id, its words and an answer that its id leads to', () => {
  expect(html).toMatch(/<summary>Eerste vraag\?<\/summary><p id="vraag-een">Eerste antwoord\.<\/p>/);
  expect(html).toMatch(/<summary>Tweede vraag\?<\/summary><p id="vraag-twee">Tweede antwoord\.<\/p>/);
});

test('P-031 the questions share a name, so that the browser opens one at a time, and none is open at first', () => {
  expect(html.match(/<details name="vragen"/g)).toHaveLength(2);
  expect(html).not.toContain(' open');
});
