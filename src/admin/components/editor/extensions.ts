/** The schema and the keys of the editor: what StarterKit has, colours, alignment, pictures and HTML blocks (E-002). */
import { Extension, type Extensions, Mark, Node } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { TextAlign } from '@tiptap/extension-text-align';
import { BackgroundColor, Color, TextStyle } from '@tiptap/extension-text-style';
import { isAllowedAddress } from '../../../html/policy.ts';
import { blockChoices } from './block-choices.ts';
import { cleanPaste } from './clean-paste.ts';
import type { EditorHost } from './editor-host.ts';
import { htmlBlock } from './html-block.ts';
import { offerPastedPictures, pictureFiles, settlingPlaces } from './insert-pictures.ts';
import { missingPicture } from './missing-picture.ts';
import { picture } from './picture-node.ts';

const UNDO_DEPTH = 500;
/** In pixels: the caret stays clear of the toolbar above it and of what sticks below (WCAG 2.4.11). */
const STICKING = { top: 150, bottom: 90, left: 5, right: 5 };

/** HTML blocks stand at the top only: what is in them has no place in a list or a quote. */
const TopDocument = Node.create({ name: 'doc', topNode: true, content: '(block|whole)+' });

const attribute = (name: string) => ({
  default: null,
  // The second half of a heading has no id, and a new item none of the classes of the one before it.
  keepOnSplit: false,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

/** What a block may be called and said in, which the editor keeps as it is. */
const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote'],
      attributes: {
        id: attribute('id'),
        class: attribute('class'),
        lang: attribute('lang'),
        dir: attribute('dir'),
      },
    },
  ],
});

const KEPT_TAGS = 'abbr bdi bdo cite del dfn ins kbd mark q samp small span sub sup time var'.split(' ');

function attributesOf(element: HTMLElement): Record<string, string> | null {
  const is_span = element.localName === 'span';
  const attributes = Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => !is_span || name !== 'style')
      .map(({ name, value }) => [name, value]),
  );
  // The style of a span is colour, which has a mark of its own.
  return is_span && Object.keys(attributes).length === 0 ? null : attributes;
}

function isTexts(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** Elements of running text for which the toolbar has no button: they stay as they are around their words. */
const KeptInline = Mark.create({
  name: 'keptInline',
  // Several may stand around the same words, and what is typed behind them is not theirs.
  excludes: '',
  inclusive: false,
  addAttributes: () => ({
    tag: { default: 'span', parseHTML: (element) => element.localName },
    attributes: { default: {}, parseHTML: attributesOf },
  }),
  parseHTML: () =>
    KEPT_TAGS.map((tag) => ({
      tag,
      getAttrs: (element) => (attributesOf(element) === null ? false : null),
    })),
  renderHTML: ({ mark }) => {
    const { tag, attributes } = mark.attrs;
    return [String(tag), isTexts(attributes) ? attributes : {}, 0];
  },
});

/** What the screen gives to the text and takes from its keys. */
const surroundings = (host: EditorHost): Extension =>
  Extension.create({
    name: 'surroundings',
    addKeyboardShortcuts: () => ({
      'Alt-F10': () => {
        host.focusToolbar();
        return true;
      },
    }),
    addProseMirrorPlugins: () => [
      new Plugin({
        props: { attributes: () => host.attributes(), scrollThreshold: STICKING, scrollMargin: STICKING },
      }),
    ],
  });

/** Paste and drop: clean HTML, and picture files where there is no text beside them. */
const pasting = (host: EditorHost): Extension =>
  Extension.create({
    name: 'pasting',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          transformPastedHTML: (html) => {
            const clean = cleanPaste(html, host.isOwnPicture);
            offerPastedPictures(clean.pictures);
            return clean.html;
          },
          ...pictureFiles(host),
        },
      }),
      settlingPlaces(host),
    ],
  });

/** The extensions of an editor whose screen is `host`. */
export const editorExtensions = (host: EditorHost): Extensions => [
  TopDocument,
  StarterKit.configure({
    document: false,
    // Opening a text changes nothing.
    trailingNode: false,
    undoRedo: { depth: UNDO_DEPTH },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: isAllowedAddress,
    },
  }),
  TextStyle,
  Color,
  BackgroundColor,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  KeptAttributes,
  KeptInline,
  picture(host),
  missingPicture(host),
  htmlBlock(host),
  blockChoices,
  pasting(host),
  surroundings(host),
];
