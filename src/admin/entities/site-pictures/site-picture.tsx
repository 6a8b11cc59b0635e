import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCloudUp, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { siteText } from '../../../content/admin/site-content.ts';
import { readChosenPicture, readSiteThumbnail, type SitePictureItem, useLive } from '../../../data/index.ts';
import { focusOf, focusPosition, readVariants } from '../../../domain/article/cover.ts';
import { listAddress } from '../../../domain/site-picture.ts';
import { BlobImage } from '../../components/blob-image.tsx';
import { type PictureValueProps, useRuntime } from '../../runtime.ts';
import classes from './site-picture.module.css';

/** A picture of the site, small: from this device when it was chosen here, else from its public address. */
export function SitePicture({ picture }: { picture: SitePictureItem | null }) {
  return (
    <span className={classes['frame']} style={{ backgroundColor: picture?.color ?? undefined }}>
      {picture === null ? <Absent /> : <Shown picture={picture} />}
      {picture !== null && <StateMark state={picture.bytes_state} />}
    </span>
  );
}

/** Shows the picture of one version in a choice, since a person cannot tell pictures apart by their addresses. */
export function VersionPicture({ address, values, alt }: PictureValueProps) {
  const { db } = useRuntime();
  const { color, variants } = values;
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
    <span className={classes['version']} style={{ ['--focus' as string]: focusPosition(focusOf(values)) }}>
      <VisuallyHidden>{alt}</VisuallyHidden>
      <SitePicture picture={picture ?? null} />
    </span>
  );
}

function Absent() {
  return <IconPhoto className={classes['absent']} size={28} stroke={1.25} aria-hidden="true" />;
}

function Shown({ picture }: { picture: SitePictureItem }) {
  const { db } = useRuntime();
  const { file_id, image_url } = picture;
  const found = useLive(
    async () => ({
      picture,
      stored: file_id === null ? null : await readSiteThumbnail(db, file_id),
    }),
    [db, file_id, image_url, picture.on_server?.image_url],
  );
  const [last, setLast] = useState(found);
  // Another picture was chosen: the former one is shown until that one has been read.
  if (found !== undefined && found !== last) setLast(found);
  const shown = found ?? last;
  if (shown === undefined) return null;
  if (shown.stored !== null) return <BlobImage picture={shown.stored} alt="" />;
  const { on_server } = shown.picture;
  // Its bytes are still on a colleague's device, and there was none before it.
  if (on_server === null) return <Absent />;
  return <Fetched key={on_server.image_url} address={listAddress(on_server.image_url, on_server.variants)} />;
}

function Fetched({ address }: { address: string }) {
  const { file_address } = useRuntime();
  const [is_missing, setMissing] = useState(false);
  // Not seen before, and no network.
  if (is_missing) return <Absent />;
  return (
    <img
      src={file_address(address)}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setMissing(true)}
    />
  );
}

function StateMark({ state }: { state: SitePictureItem['bytes_state'] }) {
  if (state === 'stored') return null;
  const Icon = state === 'failed' ? IconAlertTriangle : IconCloudUp;
  return (
    <span className={classes['mark']} data-state={state} title={siteText.row.states[state]}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
    </span>
  );
}
