/** The lines of a container while pasted HTML is read: words are collected until a block or another line begins. */
import { type Format, FORMATS } from './paste-style.ts';

export const EMPTY = /^[\s\u00a0\u200b\ufeff]*$/;

type MakeElement = (tag: string, attributes?: Readonly<Record<string, string | null>>) => Element;

/** Makes elements of a document; an attribute that is null is left out. */
export const elementMaker =
  (made: Document): MakeElement =>
  (tag, attributes = {}) => {
    const fresh = made.createElement(tag);
    for (const [name, value] of Object.entries(attributes))
      if (value !== null) fresh.setAttribute(name, value);
    return fresh;
  };

/** The place of a text that is being read. */
export interface Place {
  readonly formats: ReadonlySet<Format>;
  readonly href: string | null;
  /** The tag of the lines: a paragraph or a heading. */
  readonly tag: string;
  readonly align: string | null;
}

export const PLAIN: Place = { formats: new Set(), href: null, tag: 'p', align: null };

/** Collects the lines of one container. */
export class Lines {
  readonly #out: Element;
  readonly #element: MakeElement;
  #line: Element | null = null;

  constructor(out: Element, element: MakeElement) {
    this.#out = out;
    this.#element = element;
  }

  /** Words and line breaks, in the line that is open or in a new one. */
  add(node: Node, { tag, align, formats, href }: Place): void {
    this.#line ??= this.#element(tag, { style: align === null ? null : `text-align: ${align}` });
    const wrappers = FORMATS.filter(
      (format) =>
        formats.has(format) && !(format === 'strong' && tag !== 'p') && !(format === 'u' && href !== null),
    ).map((format) => this.#element(format));
    if (href !== null) wrappers.unshift(this.#element('a', { href }));
    this.#line.append(wrappers.reduceRight<Node>((inner, wrapper) => (wrapper.append(inner), wrapper), node));
  }

  get is_open(): boolean {
    return this.#line !== null;
  }

  end(): void {
    const line = this.#line;
    this.#line = null;
    if (line === null) return;
    while (line.lastChild !== null && EMPTY.test(line.lastChild.textContent ?? '')) line.lastChild.remove();
    if (!EMPTY.test(line.textContent ?? '')) this.#out.append(line);
  }

  block(made_block: Element): void {
    this.end();
    this.#out.append(made_block);
  }
}
