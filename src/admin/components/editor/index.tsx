import { Button } from '@mantine/core';
import { type ComponentType, type Ref, useEffect, useState, useSyncExternalStore } from 'react';
import { editorText } from '../../../content/admin/editor.ts';
import type { HtmlBlock } from '../../../domain/post.ts';
import { log } from '../../../lib/logger.ts';
import type { Result } from '../../../lib/result.ts';
import type { EditorText } from './article-text.ts';
import type { AddedPicture } from './editor-host.ts';
import classes from './loading.module.css';
import { isKeepingPicture, onPictureSettled } from './picture-places.ts';

export { CodeField, type CodeHandle } from './code-field.tsx';
export type { AddedPicture, EditorText };

/** A choice between two versions of a block, which stands in the text. */
export interface ChoiceInText {
  readonly key: string;
  /** HTML of the block as this text has it (for an HTML block, with its source in it); null where it has none. */
  readonly block: string | null;
  /** HTML of the block before it; null at the beginning. */
  readonly before: string | null;
  readonly label: string;
  /** The version that is not in the text, in words. */
  readonly other: { readonly title: string; readonly text: string };
  readonly options: readonly {
    readonly value: string;
    readonly name: string;
    readonly is_chosen: boolean;
  }[];
  readonly onChoose: (value: string) => void;
  /** Offered once every choice has its answer. */
  readonly apply: { readonly name: string; readonly act: () => void } | null;
}

/** What a screen may ask of an editor that stands. */
export interface RichTextHandle {
  readonly focus: () => void;
  /** The text as it is now; what was typed last is told with `onChange` first. */
  readonly flush: () => EditorText;
  /**
   * Makes the text another one; parts that stay are left alone, and the caret with them. It is a single step of undo,
   * unless the change is not the writer's own: those, undo passes over.
   */
  readonly replace: (text: EditorText, by?: 'writer' | 'others') => void;
  /**
   * Scrolls to the top-level block with this HTML (for an HTML block, with its source in it); answers whether the text has it.
   */
  readonly showBlock: (html: string) => boolean;
  /** Replaces the choices that the text shows over its blocks; an empty list removes them. */
  readonly showChoices: (choices: readonly ChoiceInText[]) => void;
  /** Selects the next picture that has no alternative text and is not decorative, and focuses its field; begins again after the last. */
  readonly showPictureWithoutAlt: () => void;
  /** Every HTML block in the order of the text, those that stand in the text itself too (E-021). */
  readonly htmlBlocks: () => readonly HtmlBlock[];
  /** Inserts a block of the post at the selection or below the text, and answers its id (E-022). */
  readonly insertHtmlBlock: (html: string, where: 'selection' | 'end') => string;
  readonly changeHtmlBlock: (id: string, html: string) => void;
  readonly removeHtmlBlock: (id: string) => void;
  /** Exchanges a block with the one before it (-1) or after it (1). */
  readonly moveHtmlBlock: (id: string, by: -1 | 1) => void;
}

export interface RichTextProps {
  /** The text that is opened; a later value is not read, see `RichTextHandle.replace`. */
  readonly text: EditorText;
  readonly label: string;
  readonly description?: string;
  readonly error?: string;
  readonly required?: boolean;
  /** Given every text at once, to be kept without drawing anything: no other code runs in a busy page that is killed. */
  readonly onKeep?: (text: EditorText) => void;
  /** Told at most 200 ms after the last change, and before the page is hidden or the editor goes (E-010). */
  readonly onChange: (text: EditorText) => void;
  /** Keeps a picture and answers the address it has in the text; the error is a sentence for the person. */
  readonly addPicture: (file: File) => Promise<Result<AddedPicture, string>>;
  /** Where a picture of the text is, or can be seen on this device while it was not sent. */
  readonly pictureAddress?: (src: string) => string;
  /** Looks for the bytes of a picture that could not be loaded; answers where they can be seen, null without any. */
  readonly findPicture?: (src: string) => Promise<string | null>;
  /** Told of a picture before it is drawn: where its bytes can be seen until they have been sent. */
  readonly showPicture?: (added: AddedPicture) => void;
  /** The alternative text that saving gives to a picture without one: it describes nothing, and is shown as none. */
  readonly default_alt?: string;
  /** Whether an address is one of the company's own pictures; addresses of this site are. */
  readonly isOwnPicture?: (src: string) => boolean;
  /** Asked to edit an HTML block: its source is in `RichTextHandle.htmlBlocks`. */
  readonly onEditHtmlBlock: (id: string) => void;
  /** Shows a button that asks for a new HTML block. */
  readonly onInsertHtmlBlock?: () => void;
  readonly ref?: Ref<RichTextHandle>;
}

/** `isKeepingPicture`, read again when a picture was kept or not. */
export const useIsKeepingPicture = (html: string): boolean =>
  useSyncExternalStore(onPictureSettled, () => isKeepingPicture(html));

/** The editor's code; null while it is fetched. */
type Loaded = { readonly Editor: ComponentType<RichTextProps> } | 'failed' | null;

/** Fetches the code and tells it; the function returned keeps it from being told. */
function load(tell: (loaded: Loaded) => void): () => void {
  let wanted = true;
  const tellIfWanted = (loaded: Loaded): void => {
    if (wanted) tell(loaded);
  };
  import('./rich-text.tsx')
    .then(({ default: Editor }) => tellIfWanted({ Editor }))
    .catch((error: unknown) => {
      log.error('the editor could not be loaded', error);
      tellIfWanted('failed');
    });
  return () => {
    wanted = false;
  };
}

/** The rich-text editor (E-002). Its code is a chunk of its own, which is fetched when the first text is opened. */
export function RichText(props: RichTextProps) {
  const [loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => load(setLoaded), []);
  if (loaded === null) return <p className={classes['loading']}>{editorText.loading}</p>;
  if (loaded !== 'failed') return <loaded.Editor {...props} />;
  return (
    <div className={classes['loading']} role="alert">
      <p>{editorText.failed}</p>
      <Button
        onClick={() => {
          setLoaded(null);
          load(setLoaded);
        }}
      >
        {editorText.retry}
      </Button>
    </div>
  );
}
