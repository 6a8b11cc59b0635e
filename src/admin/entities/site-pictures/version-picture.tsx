import { VisuallyHidden } from '@mantine/core';
import { readChosenPicture, useLive } from '../../../data/index.ts';
import { focusPosition, readVariants } from '../../../domain/article/cover.ts';
import { type PictureValueProps, useRuntime } from '../../runtime.ts';
import { SitePicture } from './site-picture.tsx';
import classes from './site-picture.module.css';

/** Shows the picture of one version in a choice, since a person cannot tell pictures apart by their addresses. */
export function VersionPicture({ address, values, alt }: PictureValueProps) {
  const { db } = useRuntime();
  const { color, variants, focus_x: x, focus_y: y } = values;
  const focus = typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
  const picture = useLive(
    async () =>
      await readChosenPicture(db, {
        image_url: address,
        width: 0,
        height: 0,
        color: typeof color === 'string' ? color : '',
        variants: readVariants(JSON.stringify(variants ?? null)),
      }),
    [db, address],
  );
  return (
    <span className={classes['version']} style={{ ['--focus' as string]: focusPosition(focus) }}>
      <VisuallyHidden>{alt}</VisuallyHidden>
      <SitePicture picture={picture ?? null} />
    </span>
  );
}
