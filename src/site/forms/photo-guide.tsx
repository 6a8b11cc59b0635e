/** The steps of the guide through three photos, loaded when it is opened. Each is an input of the form, which keeps its photo. */
import { useEffect, useState } from 'react';
import { formsLater } from '../../content/site/forms-later.ts';
import { log } from '../../lib/logger.ts';
import { fileWithBytes } from '../../public-data/queue/index.ts';
import type { WithFiles } from './attachments-field.tsx';
import { PhotoExample } from './photo-examples.tsx';
import { fileErrorName, PHOTO_STEPS, photoInputId, type PhotoStep } from './photo-steps.ts';
import styles from './photo-guide.module.css';

const { photos: words } = formsLater;

/** The stored photo as an address; empty where it cannot be read. */
async function addressOf(id: string): Promise<string> {
  try {
    const found = await fileWithBytes(id);
    return found === null ? '' : URL.createObjectURL(new Blob([found.bytes], { type: found.file.type }));
  } catch (fault) {
    log.warn('a photo cannot be shown', fault);
    return '';
  }
}

/** The chosen photo, as it is stored on the device. */
function Thumbnail({ id, title }: { readonly id: string; readonly title: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const making = addressOf(id);
    let is_wanted = true;
    void making.then((made) => is_wanted && setAddress(made));
    return () => {
      is_wanted = false;
      void making.then((made) => made && URL.revokeObjectURL(made));
    };
  }, [id]);
  if (address === null) return null;
  if (address === '') return <span>{words.no_preview}</span>;
  return <img src={address} alt={words.chosen(title)} onError={() => setAddress('')} />;
}

interface StepProps extends WithFiles {
  readonly step: PhotoStep;
  readonly number: number;
}

function Step({ kind, view, onRemove, step, number }: StepProps) {
  const { title, text } = words.steps[step];
  const id = photoInputId(kind, step);
  const file = view.files.find((listed) => listed.step === step);
  const fault = view.errors[fileErrorName(step)] ?? '';
  // What is chosen while the form is sent would belong to the next one.
  const is_sending = view.status === 'sending';
  return (
    <li>
      <div className={styles['picture']}>
        {file === undefined ? (
          <PhotoExample step={step} />
        ) : (
          // Read anew when it was made smaller.
          <Thumbnail key={`${file.id} ${file.size_bytes}`} id={file.id} title={title} />
        )}
      </div>
      <div className={styles['words']}>
        <b id={`${id}-titel`}>
          {file === undefined ? (
            <span aria-hidden="true">{number}</span>
          ) : (
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 12l5 5l10-10" />
            </svg>
          )}
          {title}
        </b>
        <p id={`${id}-uitleg`}>{text}</p>
      </div>
      <div className={styles['actions']}>
        <input
          id={id}
          type="file"
          accept="image/*"
          data-step={step}
          disabled={is_sending}
          aria-labelledby={`${id}-knop ${id}-titel`}
          aria-describedby={`${id}-uitleg ${id}-fout`}
          aria-invalid={fault !== '' || undefined}
        />
        <label id={`${id}-knop`} htmlFor={id}>
          {file === undefined ? words.choose : words.replace}
        </label>
        {file !== undefined && (
          <button
            type="button"
            disabled={is_sending}
            aria-label={`${words.remove}: ${title}`}
            onClick={() => onRemove(file.id)}
          >
            {words.remove}
          </button>
        )}
        <span id={`${id}-fout`} aria-live="polite">
          {fault}
        </span>
      </div>
    </li>
  );
}

/** Three photos, each with an example of it; they may be chosen in any order, and none is asked of anybody. */
export default function PhotoGuide(of_form: WithFiles) {
  const isChosen = (step: PhotoStep): boolean => of_form.view.files.some((file) => file.step === step);
  return (
    <>
      <div className={styles['progress']}>
        <p>{words.free}</p>
        <span aria-live="polite">
          {words.progress(PHOTO_STEPS.filter(isChosen).length, PHOTO_STEPS.length)}
        </span>
        <span aria-hidden="true">
          {PHOTO_STEPS.map((step) => (
            <i key={step} data-done={isChosen(step)} />
          ))}
        </span>
      </div>
      <ol className={styles['steps']}>
        {PHOTO_STEPS.map((step, index) => (
          <Step key={step} {...of_form} step={step} number={index + 1} />
        ))}
      </ol>
    </>
  );
}
