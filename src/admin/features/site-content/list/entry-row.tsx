import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { siteText } from '../../../../content/admin/site-content.ts';
import type { SiteEntry } from '../../../../data/index.ts';
import { SITE_KIND_PATHS, adminPage } from '../../../../admin-routes.ts';
import { DialogLink } from '../../../components/dialogs/dialog-link.tsx';
import { useOpenDialog } from '../../../components/dialogs/dialog-route.tsx';
import { SyncBadge } from '../../../sync-ui/status/sync-badge.tsx';
import { Toggle } from '../../../components/toggle.tsx';
import { entryLine, entryTitle } from '../entry-labels.ts';
import { SitePicture } from '../../../entities/site-pictures/site-picture.tsx';
import classes from './entries.module.css';

const text = siteText.row;

interface Props {
  readonly entry: SiteEntry;
  readonly onShow: (active: boolean) => void;
  /** Null for what has a fixed place. */
  readonly move: {
    readonly up: boolean;
    readonly down: boolean;
    readonly act: (direction: 'up' | 'down') => void;
  } | null;
}

/** One entry: its picture, its name, whether visitors see it, and its place. */
export function EntryRow({ entry, onShow, move }: Props) {
  const open = useOpenDialog();
  const path = adminPage('site_entry', { kind: SITE_KIND_PATHS[entry.kind], entry_id: entry.id });
  const title = entryTitle(entry);
  return (
    <li className={classes['entry']} data-entry={entry.id}>
      <div className={classes['pictures']}>
        {entry.entry_rows.map(({ slot, picture }) => (
          <SitePicture key={slot} picture={picture} />
        ))}
      </div>
      <div className={classes['words']}>
        <DialogLink className={classes['title']} path={path} onOpen={open}>
          {title}
        </DialogLink>
        <p className={classes['line']}>{entryLine(entry)}</p>
        <States entry={entry} />
      </div>
      <div className={classes['controls']}>
        <Toggle
          className={classes['toggle']}
          checked={entry.active}
          onChange={onShow}
          label={text.toggle(title)}
          on={text.on}
          off={text.off}
        />
        {move && (
          <span className={classes['moves']}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={48}
              data-move="up"
              aria-label={text.up(title)}
              disabled={!move.up}
              onClick={() => move.act('up')}
            >
              <IconArrowUp size={20} stroke={1.5} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={48}
              data-move="down"
              aria-label={text.down(title)}
              disabled={!move.down}
              onClick={() => move.act('down')}
            >
              <IconArrowDown size={20} stroke={1.5} aria-hidden="true" />
            </ActionIcon>
          </span>
        )}
      </div>
    </li>
  );
}

const ORDER = ['failed', 'pending', 'sending'] as const;

/** Why it is not on the site as it is here. */
function States({ entry }: { entry: SiteEntry }) {
  const states = new Set(entry.entry_rows.map(({ picture }) => picture?.bytes_state ?? 'stored'));
  const worst = ORDER.find((state) => states.has(state));
  return (
    <div className={classes['states']}>
      {!entry.is_whole && <span>{entry.kind === 'pair' ? text.half_missing : text.no_picture}</span>}
      {worst !== undefined && <span data-state={worst}>{text.states[worst]}</span>}
      <SyncBadge badge={entry.badge} />
    </div>
  );
}
