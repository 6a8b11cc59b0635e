import { type ComponentType, useEffect, useState } from 'react';
import { LOCALE } from '../../content/language.ts';
import { forms } from '../../content/site/forms.ts';
import { log } from '../../lib/logger.ts';
import { useHydrated } from '../sections/use-hydrated.ts';
import type { OfForm } from './form-fields.tsx';
import type { FileView, FormView } from './use-form.ts';
import styles from './attachments-field.module.css';
import form_styles from './forms.module.css';

/** A form, and what takes one of its files away again. */
export interface WithFiles extends OfForm {
  readonly onRemove: (id: string) => void;
}

const MEGABYTE_BYTES = 1024 * 1024;

/** '2,4 MB', as a reader of the page's language writes it. */
const sizeText = ({ size_bytes }: FileView): string =>
  `${Math.max(size_bytes / MEGABYTE_BYTES, 0.1).toLocaleString(LOCALE, { maximumFractionDigits: 1 })}\u00a0MB`;

/** The types that the server takes; some systems know HEIC by its extension only. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,application/pdf';

/**
 * The guide through the photos that help us most: its steps are loaded when it is opened, or when a draft has photos of them.
 * Where they cannot be loaded, the field for any file is opened in their place.
 */
function useGuide({ files }: FormView, input_id: string) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const [Steps, setSteps] = useState<ComponentType<WithFiles> | null>(null);
  const is_open = asked ?? files.some(({ step }) => step);
  useEffect(() => {
    if (!is_open) return;
    import('./photo-guide.tsx').then(
      (code) => setSteps(() => code.default),
      (reason: unknown) => {
        log.warn('photos are chosen without the guide', reason);
        setAsked(false);
        document.getElementById(input_id)?.click();
      },
    );
  }, [is_open, input_id]);
  return { is_open, toggle: () => setAsked(!is_open), Steps: is_open ? Steps : null };
}

/** the field for files. It appears with the script; without one the form says that it takes no files. */
export function Attachments({ kind, view, onRemove }: WithFiles) {
  const { attachments: words, fields } = forms;
  const fault = view.errors['attachments'] ?? '';
  const id = `${kind}-bestanden`;
  const { is_open, toggle, Steps } = useGuide(view, id);
  if (!useHydrated())
    return (
      <div className={styles['room']}>
        <noscript className={styles['hint']}>{words.without_script}</noscript>
      </div>
    );
  // The guide shows its own photos.
  const files = view.files.filter(({ step }) => Steps === null || !step);
  return (
    <>
      <div className={styles['guide']}>
        <button type="button" aria-expanded={is_open} onClick={toggle}>
          <b>{words.guide}</b>
          <span>{words.guide_why}</span>
        </button>
        {Steps !== null && <Steps kind={kind} view={view} onRemove={onRemove} />}
      </div>
      <div className={styles['files']}>
        <input
          id={id}
          type="file"
          multiple
          accept={ACCEPT}
          aria-invalid={fault !== '' || undefined}
          aria-describedby={`${id}-uitleg ${id}-fout`}
        />
        <label htmlFor={id}>{fields.attachments}</label>
        <span id={`${id}-uitleg`} className={styles['hint']}>
          {words.hint}
        </span>
        <span
          id={`${id}-fout`}
          aria-live="polite"
          className={fault === '' ? styles['hint'] : form_styles['fault']}
        >
          {fault || view.files_note}
        </span>
        {files.length > 0 && (
          <ul>
            {files.map((file) => (
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
    </>
  );
}
