import type { ReactNode } from 'react';
import { useHero } from '../../public-data/heroes.ts';
import type { HeroPage } from '../../public-data/queries.ts';
import type { SceneName } from '../sections/scene.tsx';
import { ContentPicture } from './content-picture.tsx';

interface Props {
  readonly page: HeroPage;
  /** Our own scene of this page: a row that names it means `children`, which may be cut for tall windows too. */
  readonly own: SceneName;
  readonly alt: string;
  readonly sizes: string;
  readonly children: ReactNode;
}

/** The picture the office chose for a page (D-003); ours while it chose none, or none can be had. */
export function HeroPicture({ page, own, alt, sizes, children }: Props) {
  const { items: chosen } = useHero(page);
  if (chosen === null || chosen.url.startsWith(`/scenes/${own}-`)) return children;
  return <ContentPicture picture={chosen} alt={chosen.alt || alt} sizes={sizes} eager />;
}
