import { IconArrowsSplit2 } from '@tabler/icons-react';
import { conflictsText } from '../../../content/admin/conflicts.ts';
import type { PendingVersion } from '../../../data/index.ts';
import { FieldValue } from '../field-value.tsx';
import { fieldLabel } from '../row-labels.ts';
import lists from '../lists.module.css';
import classes from './conflicts.module.css';

const text = conflictsText.pending;

/** Shows values of a row and of what belongs to it that wait to be sent beside those on the screen, until a person can choose between them (OB12). */
export function PendingVersions({ versions }: { readonly versions: readonly PendingVersion[] }) {
  if (versions.length === 0) return null;
  return (
    <section className={classes['banner']} aria-label={text.label}>
      <IconArrowsSplit2 size={24} stroke={1.5} aria-hidden="true" />
      <div>
        <p className={classes['banner-title']}>{text.title}</p>
        <p>{text.hint}</p>
        <dl className={classes['preview']}>
          {versions.map(({ mutation_id, table, field, value }) => (
            <div key={`${mutation_id}/${field}`}>
              <dt>{text.version(fieldLabel(table, field))}</dt>
              <dd className={lists['value']}>
                <FieldValue table={table} field={field} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
