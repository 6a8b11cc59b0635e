/**
 * HTML in a form in which two texts are equal when they show and mean the same, whatever the order of nested marks, the
 * white space between blocks and the way a style is written. An editor compares what it read with what it would write.
 */
import { isInline } from './split-html.ts';

/** Elements with one meaning, of which an editor writes the second. */
const SAME_TAGS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's' };

/** Attributes that every save writes anew (src/html/mend-elements.ts). */
const WRITTEN_AT_SAVING: Readonly<Record<string, readonly string[]>> = {
  a: ['target', 'rel'],
  img: ['loading', 'decoding'],
};

const ATOM_TAGS: readonly string[] = ['br', 'img', 'wbr'];
const SPACE = /[ \t\n\f\r]+/g;

/** A piece of running text, or one thing in it such as a line break, with the marks around it. */
interface Run {
  readonly marks: readonly string[];
  readonly text: string;
  readonly is_atom: boolean;
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === node.ELEMENT_NODE;

const declarationsOf = ({ style }: HTMLElement): string[] =>
  Array.from(
    style,
    (name) => `${name}:${style.getPropertyValue(name)}${style.getPropertyPriority(name)}`,
  ).toSorted();

function attributesOf(element: HTMLElement): string {
  const left_out = WRITTEN_AT_SAVING[element.localName] ?? [];
  return [...element.attributes]
    .filter(({ name }) => name !== 'style' && !left_out.includes(name))
    .map(({ name, value }) => `${name}=${name === 'class' ? value.trim().replace(SPACE, ' ') : value}`)
    .toSorted()
    .join('|');
}

const nameOf = (element: Element): string => SAME_TAGS[element.localName] ?? element.localName;

/** The marks that an element adds to those around it: itself, and each declaration of its style, which wins over an outer one. */
function marksWithin(element: HTMLElement, around: readonly string[]): readonly string[] {
  const declarations = declarationsOf(element);
  const names = declarations.map((declaration) => `${declaration.split(':')[0] ?? ''}:`);
  const attributes = attributesOf(element);
  const own = element.localName === 'span' && attributes === '' ? [] : [`${nameOf(element)}|${attributes}`];
  const kept = around.filter((mark) => !names.some((name) => mark.startsWith(name)));
  return [...new Set([...kept, ...own, ...declarations])].toSorted();
}

const hasBlock = (element: Element): boolean =>
  [...element.querySelectorAll('*')].some(
    (inner) => !isInline(inner) && !ATOM_TAGS.includes(inner.localName),
  );

/** What only words show: an element without any shows nothing of it. */
const OF_WORDS = /^(?:background-color|color|font|text-)/;

/** Whether an element without words shows or means something: the target of a link, an icon, a space of some width. */
const isWordless = (element: HTMLElement): boolean =>
  /^[ \t\n\f\r]*$/.test(element.textContent ?? '') &&
  element.querySelector(ATOM_TAGS.join(',')) === null &&
  (attributesOf(element) !== '' ||
    declarationsOf(element).some((declaration) => !OF_WORDS.test(declaration)));

function addRuns(node: Node, marks: readonly string[], runs: Run[]): void {
  if (!isElement(node)) {
    if (node.nodeType === node.TEXT_NODE) runs.push({ marks, text: node.textContent ?? '', is_atom: false });
    return;
  }
  if (ATOM_TAGS.includes(node.localName) || hasBlock(node) || isWordless(node)) {
    const text = hasBlock(node) ? node.outerHTML : blockForm(node, false);
    runs.push({ marks, text, is_atom: true });
    return;
  }
  for (const child of node.childNodes) addRuns(child, marksWithin(node, marks), runs);
}

/** Running text with its white space collapsed as a browser shows it, and runs of the same marks joined. */
function runsForm(runs: readonly Run[], is_literal: boolean): string {
  const shown: Run[] = [];
  let is_after_space = true;
  for (const run of runs) {
    let { text } = run;
    if (!run.is_atom && !is_literal) {
      text = text.replace(SPACE, ' ');
      if (is_after_space && text.startsWith(' ')) text = text.slice(1);
    }
    if (text === '') continue;
    is_after_space = run.is_atom ? text.startsWith('br') : text.endsWith(' ');
    const last = shown.at(-1);
    if (last !== undefined && !last.is_atom && !run.is_atom && last.marks.join() === run.marks.join())
      shown[shown.length - 1] = { ...last, text: last.text + text };
    else shown.push({ ...run, text });
  }
  const last = shown.at(-1);
  if (last !== undefined && !last.is_atom && !is_literal)
    shown[shown.length - 1] = { ...last, text: last.text.replace(/[ \t\n\f\r]+$/, '') };
  return shown
    .filter(({ text }) => text !== '')
    .map(({ marks, text, is_atom }) => `${is_atom ? 'atom' : 'text'}${JSON.stringify([marks, text])}`)
    .join('');
}

function childrenForm(nodes: readonly Node[], is_literal: boolean): string {
  let form = '';
  let runs: Run[] = [];
  const endLine = (): void => {
    form += runsForm(runs, is_literal);
    runs = [];
  };
  for (const node of nodes) {
    if (isElement(node) && !isInline(node) && !ATOM_TAGS.includes(node.localName)) {
      endLine();
      form += blockForm(node, is_literal);
    } else addRuns(node, [], runs);
  }
  endLine();
  return form;
}

/** The paragraph that an item of a list begins with and that says no more than the item itself; null when there is none. */
export function plainFirstParagraph(item: Element): HTMLElement | null {
  const [first] = [...item.childNodes].filter(
    (node) => isElement(node) || !/^[ \t\n\f\r]*$/.test(node.textContent ?? ''),
  );
  return first !== undefined && isElement(first) && first.localName === 'p' && first.attributes.length === 0
    ? first
    : null;
}

function blockForm(element: HTMLElement, is_literal: boolean): string {
  const literal = is_literal || element.localName === 'pre';
  const paragraph = element.localName === 'li' ? plainFirstParagraph(element) : null;
  const children =
    paragraph === null
      ? childrenForm([...element.childNodes], literal)
      : childrenForm([...paragraph.childNodes], literal) +
        childrenForm(
          [...element.childNodes].filter((node) => node !== paragraph),
          literal,
        );
  return `${nameOf(element)}[${attributesOf(element)}|${declarationsOf(element).join(';')}](${children})`;
}

/** The comparable form of some nodes beside each other. */
export const comparableForm = (nodes: readonly Node[]): string => childrenForm(nodes, false);
