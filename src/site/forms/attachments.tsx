import { forms } from '../../content/site/forms.ts';
import { useAwake } from '../services/use-awake.ts';
import styles from './forms.module.css';
import type { FileView, FormKind, FormView } from './form-view.ts';

const MEGABYTE_BYTES = 1024 * 1024;

/** '2,4 MB', as a Dutch reader writes it. */
const sizeText = ({ size_bytes }: FileView): string =>
  `${Math.max(size_bytes / MEGABYTE_BYTES, 0.1).toLocaleString('nl-NL', { maximumFractionDigits: 1 })} MB`;

/** The same kinds as the server takes; some systems know HEIC by its ending only. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,application/pdf';

/** files that go along. Without a script a form carries none, and says so; the field appears with the script. */
export function Attachments({
  kind,
  view,
  onRemove,
}: {
  kind: FormKind;
  view: FormView;
  onRemove: (id: string) => void;
}) {
  const { attachments: words, fields } = forms;
  const fault = view.errors['attachments'];
  if (!useAwake())
    return (
      <noscript className={styles['files']}>
        <span className={styles['hint']}>{words.without_script}</span>
      </noscript>
    );
  return (
    <div className={styles['files']}>
      <input
        id={`${kind}-bestanden`}
        type="file"
        multiple
        accept={ACCEPT}
        aria-describedby={`${kind}-bestanden-uitleg`}
      />
      <label htmlFor={`${kind}-bestanden`}>{fields.attachments}</label>
      <span id={`${kind}-bestanden-uitleg`} className={styles['hint']}>
        {words.hint}
      </span>
      <span aria-live="polite" className={styles['fault']}>
        {fault}
      </span>
      {view.files.length > 0 && (
        <ul>
          {view.files.map((file) => (
            <li key={file.id}>
              <span>{file.name}</span>
              <span>{sizeText(file)}</span>
              <button
                type="button"
                aria-label={`${words.remove} ${file.name}`}
                onClick={() => onRemove(file.id)}
              >
                {words.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
