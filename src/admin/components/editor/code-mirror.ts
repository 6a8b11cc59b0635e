/** The binding of CodeMirror: one field for HTML with CSS, in a chunk of its own. */
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import {
  bracketMatching,
  HighlightStyle,
  indentNodeProp,
  indentOnInput,
  indentUnit,
  LRLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { parser as cssParser } from '@lezer/css';
import { tags } from '@lezer/highlight';
import { configureNesting, parser as htmlParser } from '@lezer/html';
import { codeEditorText } from '../../../content/admin/code-editor.ts';
import { createTextEmitter } from './text-emitter.ts';

/** Styles in an element and in an attribute are read as CSS; scripts stay plain, since none may stand in an article. */
const html = LRLanguage.define({
  name: 'html',
  parser: htmlParser.configure({
    props: [
      indentNodeProp.add({
        Element: (context) =>
          context.lineIndent(context.node.from) + (/^\s*<\//.test(context.textAfter) ? 0 : context.unit),
      }),
    ],
    wrap: configureNesting(
      [{ tag: 'style', parser: cssParser }],
      [{ name: 'style', parser: cssParser.configure({ top: 'Styles' }) }],
    ),
  }),
  languageData: { commentTokens: { block: { open: '<!--', close: '-->' } } },
});

/** The colours stand in code-field.module.css, light and dark. */
const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword, tags.definitionKeyword], color: 'var(--code-name)' },
  { tag: [tags.attributeName, tags.propertyName, tags.className, tags.labelName], color: 'var(--code-part)' },
  { tag: [tags.attributeValue, tags.string, tags.number, tags.unit, tags.color], color: 'var(--code-value)' },
  { tag: [tags.comment, tags.documentMeta], color: 'var(--code-quiet)', fontStyle: 'italic' },
  { tag: [tags.angleBracket, tags.punctuation, tags.operator], color: 'var(--code-quiet)' },
  { tag: tags.invalid, textDecoration: 'underline wavy var(--mantine-color-error)' },
]);

const theme = EditorView.theme({
  '&': { height: '100%', background: 'transparent', color: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
    fontSize: '0.9375rem',
    lineHeight: '1.6',
  },
  '.cm-content': { padding: '0.875rem 0', caretColor: 'var(--mantine-color-text)' },
  '.cm-line': { padding: '0 1rem' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { background: 'var(--code-match)' },
  '.cm-searchMatch': { background: 'var(--code-match)' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--color-accent)' },
  '.cm-panels': {
    background: 'var(--mantine-color-default-hover)',
    color: 'inherit',
    borderColor: 'var(--mantine-color-default-border)',
  },
  '.cm-panels-top': { borderBottom: '1px solid var(--mantine-color-default-border)' },
});

/** Keeps Mantine's dialogs from closing on an Escape that is the field's own: they ask the element that has the focus. */
const KEPT_FROM_DIALOG = 'data-mantine-stop-propagation';

/** A field that stands. */
export interface CodeView {
  readonly focus: () => void;
  /** The text as it is now; what was typed last is told first. */
  readonly flush: () => string;
  /** Makes the text another one in a single step of undo. */
  readonly replace: (code: string) => void;
  readonly close: () => void;
}

interface Options {
  readonly code: string;
  /** Attributes of the text itself: what it is called and described by. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Told at most 200 ms after the last change. */
  readonly onChange: (code: string) => void;
  /** Whether Tab leaves the field, from an Escape until something is typed or the field is left. */
  readonly onLeaving: (is_leaving: boolean) => void;
}

/** Draws the field into an element. */
export function openCode(parent: HTMLElement, { code, attributes, onChange, onLeaving }: Options): CodeView {
  let is_leaving = false;
  const setLeaving = (leaves: boolean): void => {
    if (leaves === is_leaving) return;
    is_leaving = leaves;
    view.setTabFocusMode(leaves);
    view.contentDOM.setAttribute(KEPT_FROM_DIALOG, String(!leaves));
    onLeaving(leaves);
  };
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: code,
      extensions: [
        html,
        syntaxHighlighting(colours),
        theme,
        history(),
        bracketMatching(),
        indentOnInput(),
        indentUnit.of('  '),
        EditorView.lineWrapping,
        search({ top: true }),
        keymap.of([
          ...searchKeymap,
          {
            key: 'Escape',
            run: () => {
              setLeaving(true);
              return true;
            },
          },
          ...defaultKeymap,
          ...historyKeymap,
          indentWithTab,
        ]),
        EditorState.phrases.of(codeEditorText.phrases),
        EditorView.contentAttributes.of({ ...attributes, [KEPT_FROM_DIALOG]: 'true' }),
        EditorView.updateListener.of(({ docChanged }) => {
          if (!docChanged) return;
          setLeaving(false);
          emitter.changed();
        }),
        EditorView.domEventHandlers({ blur: () => setLeaving(false) }),
      ],
    }),
  });
  view.dom.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('.cm-panels') !== null)
      target.setAttribute(KEPT_FROM_DIALOG, 'true');
  });
  const read = (): string => view.state.doc.toString();
  const emitter = createTextEmitter(code, read, onChange);
  return {
    focus: () => view.focus(),
    flush: () => {
      emitter.flush();
      return read();
    },
    replace: (next) => {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
      emitter.flush();
    },
    close: () => {
      emitter.flush();
      view.destroy();
    },
  };
}
