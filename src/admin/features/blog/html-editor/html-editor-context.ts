import { createContext, useContext } from 'react';
import type { TypedCode } from '../../../../domain/article/html-code.ts';
import type { RichTextHandle } from '../../../components/editor/index.tsx';

/** What the HTML editor has of the form beneath it. */
interface HtmlEditorController {
  /** The text that blocks are inserted into; null until it stands. */
  readonly editor: RichTextHandle | null;
  /** What is typed and not in the article; it is a field of the form, so its draft keeps it. */
  readonly typed: TypedCode | null;
  readonly setTyped: (typed: TypedCode | null) => void;
}

const HtmlEditorContext = createContext<HtmlEditorController | null>(null);

/** Gives the HTML editor above a form its article. */
export const HtmlEditorProvider = HtmlEditorContext.Provider;

/** The article of the form beneath the HTML editor. Throws where there is no form. */
export function useHtmlEditorController(): HtmlEditorController {
  const controller = useContext(HtmlEditorContext);
  if (controller === null) throw new Error('useHtmlEditorController needs the form of an article around it');
  return controller;
}
