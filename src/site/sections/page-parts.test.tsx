import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';
import { CallToAction } from './call-to-action.tsx';

test('P-070 a breadcrumb leads home and names the page that is shown', () => {
  const html = renderToStaticMarkup(<Breadcrumb here="Over ons" />);
  expect(html).toMatch(/<nav[^>]*aria-label="Kruimelpad"/);
  expect(html).toContain('<li><a href="/">Home</a></li><li aria-current="page">Over ons</li>');
});

test('a band with one thing to do is a region of its own with its links', () => {
  const html = renderToStaticMarkup(
    <CallToAction
      id="band"
      heading="Kom langs"
      text="Wij laten het zien."
      action={{ text: 'Plan', href: '/#contact' }}
      second={{ text: 'Bel', href: 'tel:1' }}
    />,
  );
  expect(html).toMatch(/<section[^>]*aria-labelledby="band"/);
  expect(html).toContain('<h2 id="band">Kom langs</h2>');
  expect(html).toMatch(/<a href="\/#contact"[^>]*>Plan<\/a><a href="tel:1"[^>]*>Bel<\/a>/);
});
