import { Button } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { conflictsText } from '../../../content/admin/conflicts.ts';
import type { ConflictItem } from '../../../data/index.ts';
import classes from './conflicts.module.css';
import { fieldsLabel } from './version-labels.ts';

/** Says on the record itself that there are two versions of something, and leads to the choice. */
export function ConflictBanner({
  items,
  onChoose,
}: {
  items: readonly ConflictItem[];
  onChoose: () => void;
}) {
  if (items.length === 0) return null;
  const fields = [...new Set(items.map(fieldsLabel))].join(', ');
  return (
    <section className={classes['banner']} aria-label={conflictsText.title}>
      <IconArrowsSplit2 size={24} stroke={1.5} aria-hidden="true" />
      <div>
        <p className={classes['banner-title']}>{conflictsText.banner(fields)}</p>
        <p>{conflictsText.banner_hint}</p>
      </div>
      <Button variant="default" onClick={onChoose}>
        {conflictsText.choose}
      </Button>
    </section>
  );
}
