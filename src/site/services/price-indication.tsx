import { clsx } from 'clsx';
import { useState } from 'react';
import { priceIndication as words } from '../../content/site/prices.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import {
  answerFor,
  asksFor,
  DEFAULT_SUBJECT,
  RATED_SUBJECTS,
  SUBJECT_GROUPS,
  subjectOf,
} from './indication.ts';
import page from '../sections/layout.module.css';
import layout from './layout.module.css';
import styles from './price-indication.module.css';
import { priceText } from './price-text.ts';
import { useHydrated } from '../sections/use-hydrated.ts';

const LENGTH_ID = 'indicatie-lengte';
const COUNT_ID = 'indicatie-aantal';
const SERVICE_ID = 'indicatie-dienst';

function Calculator({ boat }: { boat: string | undefined }) {
  const [slug, setSlug] = useState(DEFAULT_SUBJECT);
  const [length, setLength] = useState('');
  const [count, setCount] = useState('1');
  const subject = subjectOf(slug);
  const asked = asksFor(subject);
  const answer = answerFor(subject, { length, count });
  const { length_error, count_error } = answer;
  const { errors } = words;
  return (
    <div className={styles['calculator']}>
      <div className={styles['field']}>
        <label htmlFor={SERVICE_ID}>{words.service}</label>
        <select id={SERVICE_ID} value={slug} onChange={(event) => setSlug(event.currentTarget.value)}>
          {SUBJECT_GROUPS.map(({ name, subjects }) => (
            <optgroup key={name} label={name}>
              {subjects.map((option) => (
                <option key={option.slug} value={option.slug}>
                  {option.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      {asked === 'length' ? (
        <PriceField
          id={LENGTH_ID}
          label={words.length}
          hint={words.length_hint}
          value={length}
          decimal
          error={length_error && length !== '' ? errors.length[length_error] : null}
          onChange={setLength}
        />
      ) : asked ? (
        <PriceField
          id={COUNT_ID}
          label={words[asked]}
          value={count}
          error={count_error ? errors.count[count_error] : null}
          onChange={setCount}
        />
      ) : null}
      <output className={styles['output']} htmlFor={SERVICE_ID} aria-live="polite">
        {answer.result && <span className={layout['medium']}>{answer.result}</span>}
        <span className={layout['soft']}>{answer.note}</span>
      </output>
      <ButtonLink
        href={routes.homeContact({
          service: slug,
          boat,
          length_m: answer.length_m,
          count: answer.count,
          indication: answer.indication,
        })}
      >
        {words.action}
      </ButtonLink>
    </div>
  );
}

/**
 * The price indication per metre: length times rate, worked out on the device, so offline too. The rates themselves
 * can be read without a script; amounts stand in company.ts only.
 */
export function PriceIndication({ boat }: { boat: string | undefined }) {
  const awake = useHydrated();
  return (
    <section id="prijsindicatie" className={layout['quiet']} aria-labelledby="prijs-kop">
      <div className={clsx(page['wrap'], page['section'], layout['even'])}>
        <div>
          <h2 id="prijs-kop" className={page['large']}>
            {words.heading}
          </h2>
          <p className={layout['soft']}>{words.lead}</p>
          <dl className={clsx(styles['rates'], layout['rows'], layout['small'])} aria-label={words.rates}>
            {RATED_SUBJECTS.map(({ slug, name, price }) => (
              <div key={slug}>
                <dt>{name}</dt>
                <dd>{priceText(price)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles['panel']}>
          {awake ? <Calculator boat={boat} /> : <p>{words.without_script}</p>}
        </div>
      </div>
    </section>
  );
}

/** A number with its label, its hint and, once it was left, what is wrong with it. */
function PriceField(props: {
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
