import { viewer } from '../../content/site/viewer.ts';
import type { Project } from '../../public-data/projects.ts';
import { downloadJpeg } from './download-jpeg.ts';
import { fileNameOf, shareText, shareUrl } from './project-sharing.ts';
import styles from './project-viewer.module.css';
import { SharePopup, shareNatively } from './share-popup.tsx';
import type { Toast } from './use-toast.ts';
import { ViewerIcon, type ViewerIconName } from './viewer-icon.tsx';

interface ToolProps {
  readonly icon: ViewerIconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly expanded?: boolean;
  readonly pressed?: boolean;
}

function Tool({ icon, label, onClick, expanded, pressed }: ToolProps) {
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      aria-pressed={pressed}
      data-close={icon === 'close' || undefined}
      onClick={onClick}
    >
      <ViewerIcon name={icon} />
    </button>
  );
}

interface Props {
  readonly project: Project;
  readonly on: 'home' | 'portfolio';
  readonly zoomed: boolean;
  readonly sharing: boolean;
  readonly counter: string;
  readonly onZoom: () => void;
  readonly onSharing: (sharing: boolean) => void;
  readonly onClose: () => void;
  readonly say: (toast: Toast) => void;
}

/** Share, download, zoom and close (V-023); with the picture alone also where one is. */
export function Toolbar({ project, on, zoomed, sharing, counter, onZoom, onSharing, onClose, say }: Props) {
  const words = viewer.words;
  const shared = {
    title: project.title,
    text: shareText(project.description),
    url: shareUrl(location, project.id),
  };
  const download = async (): Promise<void> => {
    const saved = await downloadJpeg(project.picture, fileNameOf(project));
    say(
      saved
        ? { text: viewer.toast.downloaded, tone: 'done' }
        : { text: viewer.toast.download_failed, tone: 'failed' },
    );
  };
  const zoom = on === 'home' ? (['zoom', 'unzoom'] as const) : (['fullscreen', 'leave_fullscreen'] as const);
  const zoom_icon = zoomed ? zoom[1] : zoom[0];
  return (
    <div className={styles['toolbar']}>
      <p className={styles['counter']} aria-live="polite">
        {zoomed && counter}
      </p>
      <div className={styles['share']}>
        <Tool
          icon="share"
          label={words.share}
          expanded={sharing}
          onClick={() => {
            if (sharing || !shareNatively(shared)) onSharing(!sharing);
          }}
        />
        {sharing && <SharePopup {...shared} />}
      </div>
      <Tool icon="download" label={words.download} onClick={() => void download()} />
      <Tool icon={zoom_icon} label={words[zoom_icon]} onClick={onZoom} />
      <Tool icon="close" label={words.close} onClick={onClose} />
    </div>
  );
}
