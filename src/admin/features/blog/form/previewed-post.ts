import { createContext, useContext } from 'react';
import type { PicturesAwaited } from '../../../../data/index.ts';
import type { HtmlBlock } from '../../../../domain/post.ts';
import type { Cover } from './cover-field.tsx';
import type { TextPictures } from './use-text-pictures.ts';

/** The article of an open form, as it is typed now. */
interface PreviewedPost {
  readonly title: string;
  readonly author: string;
  readonly content: string;
  readonly metaDescription: string;
  readonly blocks: readonly HtmlBlock[];
  /** The featured image: chosen here, else the present one. */
  readonly cover: Cover | null;
  /** Of the text; null while they are looked for. */
  readonly pictures: TextPictures | null;
  readonly pictures_awaited: PicturesAwaited;
  /** Visitors read the version before it meanwhile. */
  readonly is_read: boolean;
  /** Something in the form is not saved yet. */
  readonly is_typed: boolean;
}

const PreviewedPostContext = createContext<PreviewedPost | null>(null);

/** Gives the preview above a form its article. */
export const PreviewedPostProvider = PreviewedPostContext.Provider;

/** The article of the form beneath a preview. Throws where there is no form. */
export function usePreviewedPost(): PreviewedPost {
  const post = useContext(PreviewedPostContext);
  if (post === null) throw new Error('usePreviewedPost needs the form of an article around it');
  return post;
}
