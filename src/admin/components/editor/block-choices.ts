/** Choices between two versions of a block, drawn in the text over the block they are about; the text itself does not change. */
import { Extension } from '@tiptap/core';
import type { Node as DocNode } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import type { EditorText } from './article-text.ts';
import type { ChoiceInText } from './index.tsx';
import classes from './node-views.module.css';
import { blockFinder } from './show-block.ts';
import { textButton } from './text-button.ts';

const choices_key = new PluginKey<DecorationSet>('blockChoices');

/** Keeps the choices at their blocks while the text is written. */
export const blockChoices = Extension.create({
  name: 'blockChoices',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: choices_key,
      state: {
        init: () => DecorationSet.empty,
        apply: (tr, shown) => {
          const next: unknown = tr.getMeta(choices_key);
          return next instanceof DecorationSet ? next : shown.map(tr.mapping, tr.doc);
        },
      },
      props: { decorations: (state) => choices_key.getState(state) },
    }),
  ],
});

function element(tag: 'div' | 'p' | 'b', ...inside: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...inside);
  return made;
}

/** One choice: what the other version says, and an answer on each button. With the keyboard it is made in the list above the text. */
function drawChoice({ label, other, options, onChoose, apply }: ChoiceInText): HTMLElement {
  const dom = element('div', element('b', label), element('p', element('b', other.title), ` ${other.text}`));
  dom.className = classes['choice'] ?? '';
  dom.contentEditable = 'false';
  dom.setAttribute('role', 'group');
  dom.setAttribute('aria-label', label);
  const answers = options.map(({ value, name, is_chosen }) => {
    const made = textButton(name, () => onChoose(value));
    made.setAttribute('aria-pressed', String(is_chosen));
    return made;
  });
  const actions = element('div', ...answers, ...(apply === null ? [] : [textButton(apply.name, apply.act)]));
  actions.className = classes['actions'] ?? '';
  dom.append(actions);
  return dom;
}

/** Where a choice stands: over the block as it is in the text, else below the one before it, else above all. */
function placeOf(
  doc: DocNode,
  find: (html: string) => number | null,
  { block, before }: ChoiceInText,
): number {
  const own = block === null ? null : find(block);
  if (own !== null) return own;
  const position = before === null ? null : find(before);
  return position === null ? 0 : position + (doc.nodeAt(position)?.nodeSize ?? 0);
}

/**
 * Replaces the choices that the text shows; an empty list removes them.
 * @param text the document as HTML
 */
export function showChoices(view: EditorView, text: EditorText, choices: readonly ChoiceInText[]): void {
  const { doc, tr } = view.state;
  const find = blockFinder(doc, text);
  const widgets = choices.map((choice) =>
    Decoration.widget(placeOf(doc, find, choice), () => drawChoice(choice), {
      side: -1,
      // Drawn anew when an answer is given.
      key: JSON.stringify([choice.key, choice.options, choice.apply?.name]),
      stopEvent: () => true,
      ignoreSelection: true,
    }),
  );
  view.dispatch(tr.setMeta(choices_key, DecorationSet.create(doc, widgets)));
}
