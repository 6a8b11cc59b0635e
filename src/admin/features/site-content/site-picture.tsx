import { IconAlertTriangle, IconCloudUp, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { siteText } from '../../../content/admin/site-content.ts';
import { readSiteThumbnail, type SitePictureItem, useLive } from '../../../data/index.ts';
import { listAddress } from '../../../domain/site-picture.ts';
import { BlobImage } from '../../components/blob-image.tsx';
import { useRuntime } from '../../runtime.ts';
import classes from './site-picture.module.css';

/** A picture of the site, small: from this device when it was chosen here, else from its public address. */
export function SitePicture({ picture }: { picture: SitePictureItem | null }) {
  return (
    <span className={classes['frame']} style={{ backgroundColor: picture?.color ?? undefined }}>
      {picture === null ? <Absent /> : <Shown key={picture.image_url} picture={picture} />}
      {picture !== null && <StateMark state={picture.bytes_state} />}
    </span>
  );
}

function Absent() {
  return <IconPhoto className={classes['absent']} size={28} stroke={1.25} aria-hidden="true" />;
}

function Shown({ picture }: { picture: SitePictureItem }) {
  const { db, file_address } = useRuntime();
  const { file_id } = picture;
  const [is_missing, setMissing] = useState(false);
  const stored = useLive(
    async () => (file_id === null ? null : await readSiteThumbnail(db, file_id)),
    [db, file_id],
  );
  if (stored === undefined) return null;
  if (stored !== null) return <BlobImage picture={stored} alt="" />;
  // Not seen before and no network, or its bytes are still on a colleague's device.
  if (is_missing) return <Absent />;
  return (
    <img
      src={file_address(listAddress(picture.image_url, picture.variants))}
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
