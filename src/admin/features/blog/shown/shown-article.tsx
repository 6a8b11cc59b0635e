import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { blogText } from '../../../../content/admin/blog.ts';
import type { ShownHtml } from '../../../../html/sanitise.ts';
import { log } from '../../../../lib/logger.ts';
import type { TextPictures } from '../form/use-text-pictures.ts';
import { inScheme } from './in-scheme.ts';

/** What the body gives to a text on its page, and narrower edges, into which parts with a ground of their own reach. */
const HOST_CSS = `
:host {
  display: block;
  color: var(--color-ink);
  font: 400 var(--text-body) / 1.6 var(--font-text);
  letter-spacing: normal;
  text-align: start;
}
.prose { --gutter: 1rem; max-width: none; margin-inline: -1rem; padding-block: 0; }
/* Only an article begins with larger letters. */
:host([data-part]) .prose > [data-block]:first-child > [data-scope] > p:first-child { font-size: inherit; line-height: inherit; }
/* The shades at a table's edges have the colour of the page. */
:host([data-part]) .prose [data-block]:not([data-paper]) [data-table] { background: none; }
`;

type Scheme = 'light' | 'dark';

const made = new Map<Scheme, CSSStyleSheet>();

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** The public styles, which every text that is shown shares. */
async function publicSheet(scheme: Scheme): Promise<CSSStyleSheet> {
  const { ARTICLE_CSS } = await import('./article-css.ts');
  const sheet = made.get(scheme) ?? sheetOf(inScheme(ARTICLE_CSS, scheme) + HOST_CSS);
  made.set(scheme, sheet);
  return sheet;
}

/** A link of the text leads nowhere here, since the page with the form would go; what unfolds still does. */
function staysHere(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
}

const STOPS = 'a[href], summary, [tabindex="0"]';

/**
 * Moves the focus with Tab through the links of a text. The dialog around it handles Tab too, but cannot see into a shadow
 * root and takes the whole text for one stop; after the last link it goes on to the next stop.
 */
function leadThrough(event: KeyboardEvent): void {
  const { currentTarget: host } = event;
  if (event.key !== 'Tab' || !(host instanceof HTMLElement) || host.shadowRoot === null) return;
  const stops = [...host.shadowRoot.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
    stop.checkVisibility(),
  );
  const { activeElement } = host.shadowRoot;
  const at = stops.findIndex((stop) => stop === activeElement);
  const is_back = event.shiftKey;
  if (at === -1 && is_back) return;
  const next = is_back && at === 0 ? host : stops[at + (is_back ? -1 : 1)];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** The text as elements that load nothing until they are shown: pictures that were not sent yet are seen from this device. */
function textOf(html: string, pictures: TextPictures): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const image of template.content.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    const address = pictures.addressOf(src);
    if (address !== src) image.setAttribute('src', address);
  }
  const text = document.createElement('div');
  text.className = 'prose';
  text.append(template.content);
  return text;
}

interface Props {
  /** Made harmless by src/html, each time it is shown. */
  readonly shown: ShownHtml;
  /** Where the pictures of the text are seen on this device; while they are looked for (null) nothing is drawn. */
  readonly pictures: TextPictures | null;
  /** A part of an article alone, which may lie on another ground. */
  readonly is_part?: boolean;
  readonly className?: string | undefined;
}

/**
 * An article's text as visitors see it: with the public styles and those of its blocks, in a tree of its own, so that the
 * admin's styles do not reach the text and its styles do not reach the admin.
 */
export function ShownArticle({ shown, pictures, is_part = false, className }: Props) {
  const scheme = useComputedColorScheme('light');
  const host = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<CSSStyleSheet>();
  useEffect(() => {
    let is_here = true;
    const load = async (): Promise<void> => {
      const loaded = await publicSheet(scheme);
      if (is_here) setSheet(loaded);
    };
    load().catch((fault: unknown) => log.error('the styles of a text could not be loaded', fault));
    return () => {
      is_here = false;
    };
  }, [scheme]);
  useEffect(() => {
    if (host.current === null || sheet === undefined || pictures === null) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet, sheetOf(inScheme(shown.css, scheme))];
    root.replaceChildren(textOf(shown.html, pictures));
    root.addEventListener('click', staysHere);
    host.current.addEventListener('keydown', leadThrough);
  }, [sheet, shown, pictures, scheme]);
  return (
    <div
      ref={host}
      className={className}
      data-part={is_part || undefined}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset can have no tree of its own
      role="group"
      aria-label={blogText.preview.text}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys scroll it, and lead on to its links
      tabIndex={0}
    />
  );
}
