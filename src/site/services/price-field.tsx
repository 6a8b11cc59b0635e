import { clsx } from 'clsx';
import layout from './layout.module.css';
import styles from './price-indication.module.css';

/** A number with its label, its hint and, once it was left, what is wrong with it. */
export function PriceField(props: {
  id: string;
  label: string;
  hint?: string;
  value: string;
  error: string | null;
  decimal?: boolean;
  onChange: (value: string) => void;
}) {
  const { id, label, hint, value, error, decimal = false, onChange } = props;
  const described = [hint && `${id}-hint`, error && `${id}-fout`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode={decimal ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={12}
        value={value}
        aria-invalid={error !== null || undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className={clsx(layout['soft'], layout['small'])}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-fout`} className={clsx(styles['error'], layout['small'])}>
          {error}
        </p>
      )}
    </div>
  );
}
