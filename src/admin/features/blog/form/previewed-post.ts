import { createContext, useContext } from 'react';
import type { SitePictureItem } from '../../../../data/index.ts';
import type { HtmlBlock } from '../../../../domain/post.ts';
import type { SitePicture } from '../../../../domain/site-picture.ts';
import type { TextPictures } from './use-text-pictures.ts';

/** The article of an open form, as it is typed now. */
interface PreviewedPost {
  readonly title: string;
  readonly author: string;
  readonly content: string;
  readonly metaDescription: string;
  readonly blocks: readonly HtmlBlock[];
  /** The featured image: chosen here, else the present one. */
  readonly chosen: SitePicture | null;
  readonly current: SitePictureItem | null;
  /** Of the text; null while they are looked for. */
  readonly pictures: TextPictures | null;
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
