import { storage as words } from '../../content/legal/storage.ts';
import { STORAGE, type StorageEntry } from '../consent/storage-registry.ts';
import styles from './storage-table.module.css';

/** `public-*` is the beginning of many names, `*` a name that is not known beforehand. */
const shownName = (name: string): string => (name === '*' ? words.any_name : name.replace('*', '…'));

/** What is kept on the device of a visitor or of staff; `caption` where nothing around it names it. */
function Table({ audience, caption }: { audience: StorageEntry['audience']; caption: boolean }) {
  const { columns } = words;
  return (
    <table className={styles['table']} aria-label={caption ? undefined : words.audiences[audience]}>
      {caption && <caption>{words.audiences[audience]}</caption>}
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {STORAGE.filter((entry) => entry.audience === audience).map((entry) => (
          <tr key={entry.id}>
            <th scope="row">
              {entry.names.map((name) => (
                <code key={name}>{shownName(name)}</code>
              ))}
              <span>{words.places[entry.place]}</span>
            </th>
            <td>{words.purposes[entry.id]}</td>
            <td data-column={columns.kind}>{words.kinds[entry.kind]}</td>
            <td data-column={columns.party}>{words.parties[entry.party]}</td>
            <td data-column={columns.lifetime}>{words.lifetimes[entry.lifetime]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * What is kept on a device, out of the registry that withdrawal of consent erases by (L-011). What only staff have is
 * folded away: a visitor has none of it.
 */
export function StorageTable() {
  return (
    <>
      <Table audience="visitor" caption />
      <details className={styles['staff']}>
        <summary>{words.audiences.staff}</summary>
        <Table audience="staff" caption={false} />
      </details>
    </>
  );
}
