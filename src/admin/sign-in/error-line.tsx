import classes from './form.module.css';

export interface ErrorWords {
  readonly text: string;
  readonly hint: string | null;
  /** Where the specification gives the text in English. */
  readonly lang?: 'en';
}

/** The error line in red under the fields, read out as soon as it appears. */
export function ErrorLine({ words, id }: { words: ErrorWords | null; id: string }) {
  return (
    <div role="alert" id={id} className={classes['alert']}>
      {words && (
        <div className={classes['error']}>
          <p lang={words.lang}>{words.text}</p>
          {words.hint !== null && <p className={classes['hint']}>{words.hint}</p>}
        </div>
      )}
    </div>
  );
}
