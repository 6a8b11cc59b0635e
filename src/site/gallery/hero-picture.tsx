import type { Hero } from '../../public-data/heroes.ts';
import { Scene, type SceneName } from '../sections/scene.tsx';
import { ContentPicture } from './content-picture.tsx';

interface Props {
  readonly hero: Hero;
  /** Our own scene of this page, and its cut for tall windows where it has one. A row may name it too. */
  readonly own: SceneName;
  readonly tall?: SceneName;
  readonly alt: string;
  readonly sizes: string;
}

/** The picture the office chose for a page; ours while it chose none, or none can be had. */
export function HeroPicture({ hero, own, tall, alt, sizes }: Props) {
  const { items: chosen } = hero.use();
  if (chosen === null || chosen.url.startsWith(`/scenes/${own}-`))
    return <Scene name={own} {...(tall && { tall })} alt={alt} sizes={sizes} eager />;
  return <ContentPicture picture={chosen} alt={chosen.alt || alt} sizes={sizes} eager />;
}
