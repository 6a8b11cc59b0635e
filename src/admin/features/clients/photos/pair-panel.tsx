import { ActionIcon, Button } from '@mantine/core';
import { IconArrowsDiff, IconChevronLeft, IconChevronRight, IconPhoto } from '@tabler/icons-react';
import { type CSSProperties, useId, useState } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import type { ServicePhotoItem } from '../../../../data/index.ts';
import { BeforeAfter } from '../../../../ui/before-after.tsx';
import { BlobImage } from '../../../components/blob-image.tsx';
import classes from './pairs.module.css';
import { pairAspectRatio, pairPhotos, type PhotoPair } from './photo-order.ts';
import { usePhotoPicture } from './photo-pictures.ts';

const text = photosText.pairs;

interface Props {
  /** The photos of one service, oldest first. */
  readonly photos: readonly ServicePhotoItem[];
  readonly service: string;
  /** Open until a person closes it: for the newest service that has a pair. */
  readonly is_first: boolean;
}

/** The pairs of one service, one at a time, behind a button so that a long history stays short. */
export function PairPanel({ photos, service, is_first }: Props) {
  const pairs = pairPhotos(photos);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const is_open = chosen ?? is_first;
  const panel_id = useId();
  if (pairs.length === 0) return null;
  return (
    <div className={classes['panel']}>
      <Button
        variant="subtle"
        size="md"
        className={classes['toggle'] ?? ''}
        leftSection={<IconArrowsDiff size={20} stroke={1.5} aria-hidden="true" />}
        aria-expanded={is_open}
        aria-controls={panel_id}
        onClick={() => setChosen(!is_open)}
      >
        {is_open ? text.hide : text.show(pairs.length)}
      </Button>
      <div id={panel_id}>{is_open && <Pairs pairs={pairs} service={service} />}</div>
    </div>
  );
}

function Pairs({ pairs, service }: { pairs: readonly PhotoPair<ServicePhotoItem>[]; service: string }) {
  const [wanted, setWanted] = useState(0);
  const index = Math.min(wanted, pairs.length - 1);
  const pair = pairs[index];
  if (!pair) return null;
  return (
    <div className={classes['pairs']}>
      <Pair
        key={`${pair.before.id}${pair.after.id}`}
        pair={pair}
        label={text.slider(service, index + 1, pairs.length)}
      />
      {pairs.length > 1 && (
        <div className={classes['pager']}>
          <ActionIcon aria-label={text.previous} disabled={index === 0} onClick={() => setWanted(index - 1)}>
            <IconChevronLeft size={24} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
          <output>{text.of(index + 1, pairs.length)}</output>
          <ActionIcon
            aria-label={text.next}
            disabled={index === pairs.length - 1}
            onClick={() => setWanted(index + 1)}
          >
            <IconChevronRight size={24} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
        </div>
      )}
    </div>
  );
}

function Pair({ pair, label }: { pair: PhotoPair<ServicePhotoItem>; label: string }) {
  const ratio: CSSProperties & Record<'--before-after-ratio', number> = {
    '--before-after-ratio': pairAspectRatio(pair),
  };
  return (
    <div className={classes['frame']} style={ratio}>
      <BeforeAfter
        before={<Side photo={pair.before} />}
        after={<Side photo={pair.after} />}
        words={{
          label,
          before: photosText.kinds.before,
          after: photosText.kinds.after,
          position: text.position,
        }}
      />
    </div>
  );
}

/** The photo at full size; until it is here, or without a network, its thumbnail. */
function Side({ photo }: { photo: ServicePhotoItem }) {
  const { picture, full } = usePhotoPicture(photo.id);
  if (picture) return <BlobImage picture={picture} alt={photosText.kinds[photo.kind]} />;
  if (full.kind !== 'absent') return null;
  return (
    <p className={classes['absent']} data-side={photo.kind}>
      <IconPhoto size={24} stroke={1.25} aria-hidden="true" />
      {text.absent}
    </p>
  );
}
