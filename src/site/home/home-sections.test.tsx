import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Features } from './features.tsx';
import { Problems } from './problems.tsx';
import { ServiceCategories } from './service-categories.tsx';

test('P-029 a problem has its symptoms, a solution, an outcome and an icon', () => {
  const html = renderToStaticMarkup(
    <Problems
      items={[
        { problem: 'Lek', symptoms: ['Nat', 'Koud'], solution: 'Dicht', outcome: 'Droog', icon: 'waves' },
      ]}
    />,
  );
  expect(html).toMatch(/<h3><svg.*<\/svg>Lek<\/h3>/);
  expect(html).toContain('<h4>Wat u ziet</h4><ul><li>Nat</li><li>Koud</li></ul>');
  expect(html).toMatch(/<h4>Wat wij doen<\/h4><p>Dicht<\/p><h4>Wat u terugkrijgt<\/h4><p[^>]*>Droog<\/p>/);
});

test('P-029 a feature has an icon, a title and a description, and stands on the side of its alignment', () => {
  const html = renderToStaticMarkup(
    <Features
      items={[
        { icon: 'place', title: 'Rechts', description: 'Aan het eind.', alignment: 'end' },
        { icon: 'phone', title: 'Links', description: 'Aan het begin.', alignment: 'start' },
      ]}
    />,
  );
  const [start = '', end = ''] = [...html.matchAll(/<ul.*?<\/ul>/gs)].map(([list]) => list);
  expect(start).toMatch(/<svg.*<h3>Links<\/h3><p>Aan het begin\./s);
  expect(end).toMatch(/<svg.*<h3>Rechts<\/h3><p>Aan het eind\./s);
});

test('P-024 an empty list of services shows three skeletons, and says that it is busy', () => {
  const html = renderToStaticMarkup(<ServiceCategories categories={[]} />);
  expect(html.match(/skeleton/g)).toHaveLength(3);
  expect(html).toContain('aria-busy="true"');
});

test('X-015 X-010 a list of services that could not be had shows the error view under its heading', () => {
  const html = renderToStaticMarkup(<ServiceCategories categories="failed" />);
  expect(html).toContain('Onze Premium Yacht Diensten');
  expect(html).toContain('Er is een probleem opgetreden');
  expect(html).toContain('Probeer het later opnieuw of neem contact met ons op.');
  expect(html).not.toContain('skeleton');
});
