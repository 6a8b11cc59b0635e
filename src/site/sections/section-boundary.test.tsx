import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { addSender } from '../tracking/tracking.ts';
import { ComponentError, SectionBoundary, SectionFailure } from './section-boundary.tsx';

test('X-010 R-43 the error view of a component says what happened and what to do', () => {
  const html = renderToStaticMarkup(<ComponentError />);
  expect(html).toContain('>Er is een probleem opgetreden</p>');
  expect(html).toContain('>Probeer het later opnieuw of neem contact met ons op.</p>');
});

test('X-011 the panel of a broken section carries the specified words and one button', () => {
  const html = renderToStaticMarkup(<SectionFailure onRetry={() => undefined} />);
  expect(html).toContain('>We werken aan dit gedeelte</h2>');
  expect(html).toContain(
    'Onze specialisten werken aan het optimaliseren van deze sectie voor de beste ervaring.',
  );
  expect(html.match(/<button[^>]*>Probeer opnieuw<\/button>/g)).toHaveLength(1);
});

test('X-011 a failure shows the panel and notes an event with the name of the section; the button resets it', () => {
  const boundary = new SectionBoundary({ name: 'gallery', children: 'inhoud' });
  const reset = vi.spyOn(boundary, 'setState').mockImplementation(() => undefined);
  expect(renderToStaticMarkup(boundary.render())).toBe('inhoud');

  const heard = vi.fn();
  const stop = addSender(heard);
  boundary.state = SectionBoundary.getDerivedStateFromError();
  boundary.componentDidCatch();
  stop();
  expect(heard.mock.calls).toEqual([[{ name: 'section_failed', section: 'gallery' }]]);

  const panel = boundary.render();
  if (!isValidElement<{ onRetry: () => void }>(panel)) throw new Error('no panel');
  expect(panel.type).toBe(SectionFailure);
  panel.props.onRetry();
  expect(reset.mock.calls).toEqual([[{ failed: false }]]);
});
