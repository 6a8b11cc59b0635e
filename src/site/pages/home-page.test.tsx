import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import HomePage from './home-page.tsx';

const html = renderToStaticMarkup(
  <StaticRouter location="/">
    <HomePage />
  </StaticRouter>,
);

test('the home page names the company, its line and how to reach it', () => {
  expect(html).toContain('Havenglans');
  expect(html).toContain('Premium yacht care aan uw ligplaats');
  expect(html).toContain('href="tel:+31201234567"');
  expect(html).toContain('href="mailto:info@havenglans.example"');
  expect(html).toContain('09:00–18:00');
  expect(html).toContain('Telefonisch 24/7 bereikbaar');
});

test('the home page has the contact section that the not-found page leads to, and leads staff to the sign-in', () => {
  expect(html).toContain('id="contact"');
  expect(html).toMatch(/<a href="\/admin\/inloggen"[^>]*>Inloggen voor medewerkers<\/a>/);
});

test('the scene has its measures, so that nothing moves when it arrives', () => {
  expect(html).toMatch(/<img[^>]*width="2400"[^>]*height="1350"/);
});
