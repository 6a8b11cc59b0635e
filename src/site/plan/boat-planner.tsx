import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { BOAT_STATES, boatPlan as words } from '../../content/site/boat-plan.ts';
import { monthName } from '../../content/site/months.ts';
import { BOAT_TYPES, type BoatId } from '../../content/site/offerings.ts';
import { priceIndication } from '../../content/site/prices.ts';
import { parseCount } from '../../domain/price.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Scene } from '../sections/scene.tsx';
import {
  FIRST_PLAN,
  type Plan,
  presetOf,
  seasonOf,
  type Step,
  stepsOf,
  totalOf,
  withStep,
} from './boat-plan.ts';
import styles from './boat-planner.module.css';
import { keepPlan, readPlan } from './kept-plan.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanSummary } from './plan-summary.tsx';

const PICTURE_SIZES = '(min-width: 64rem) 12rem, 33vw';

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly error: string | null;
  readonly decimal?: boolean;
  readonly onChange: (value: string) => void;
}

/** A number with its label, its hint and what is wrong with it. */
function NumberField({ label, hint, value, error, decimal = false, onChange }: FieldProps) {
  const id = useId();
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
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {error && (
        <p id={`${id}-fout`} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}

interface PartProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

function BoatAndLength({ plan, onChange }: PartProps) {
  const name = useId();
  const { length, length_hint, errors } = priceIndication;
  const error = totalOf(plan).errors.length;
  return (
    <>
      <fieldset className={styles['boats']}>
        <legend>{words.boat}</legend>
        {BOAT_TYPES.map((boat) => (
          <label key={boat.id}>
            <input
              type="radio"
              name={name}
              checked={plan.boat === boat.id}
              onChange={() => onChange({ ...plan, boat: boat.id })}
            />
            <span>{boat.name}</span>
          </label>
        ))}
      </fieldset>
      <NumberField
        label={length}
        hint={length_hint}
        value={plan.length}
        decimal
        error={error && plan.length !== '' ? errors.length[error] : null}
        onChange={(typed) => onChange({ ...plan, length: typed })}
      />
    </>
  );
}

function States({ plan, onChange }: PartProps) {
  const name = useId();
  return (
    <fieldset className={styles['states']}>
      <legend>{words.state}</legend>
      {BOAT_STATES.map(({ id, name: state, text, picture }) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            checked={plan.state === id}
            onChange={() => onChange({ ...plan, state: id })}
          />
          <Scene name={picture} alt="" sizes={PICTURE_SIZES} />
          <span>
            <b>{state}</b>
            <small>{text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The number of spots or zones that a picked treatment is reckoned with. */
function Count({ step, plan, onChange }: PartProps & { step: Step }) {
  const { asks, picked } = step;
  if (!picked || (asks !== 'spots' && asks !== 'zones')) return null;
  const count = parseCount(plan[asks]);
  return (
    <NumberField
      label={priceIndication[asks]}
      value={plan[asks]}
      error={count.ok ? null : priceIndication.errors.count[count.error]}
      onChange={(typed) => onChange({ ...plan, [asks]: typed })}
    />
  );
}

function Treatments({ plan, steps, onChange }: PartProps & { steps: readonly Step[] }) {
  return (
    <fieldset className={styles['treatments']}>
      <legend>{words.treatments}</legend>
      <p>{words.treatments_note}</p>
      {steps.map((step) => (
        <div key={step.slug}>
          <label>
            <input
              type="checkbox"
              checked={step.picked}
              onChange={(event) => onChange(withStep(plan, step.slug, event.currentTarget.checked))}
            />
            <span>{step.name}</span>
            <small>{step.months.map(monthName).join(', ')}</small>
            {step.buys && <small>{step.buys}</small>}
          </label>
          <Count step={step} plan={plan} onChange={onChange} />
        </div>
      ))}
    </fieldset>
  );
}

/** Length, type and state give a price for each treatment, a season and a total; reckoned on the device, so offline too. */
export default function BoatPlanner({ boat }: { boat: BoatId | null }) {
  const [plan, setPlan] = useState(
    () => readPlan(location.search) ?? { ...FIRST_PLAN, ...(boat !== null && { boat }) },
  );
  const change = (next: Plan): void => {
    setPlan(next);
    keepPlan(next);
  };
  const steps = stepsOf(plan);
  return (
    <div className={styles['planner']}>
      <div className={styles['choices']}>
        <BoatAndLength plan={plan} onChange={change} />
        <States plan={plan} onChange={change} />
        <Treatments plan={plan} steps={steps} onChange={change} />
      </div>
      <div className={styles['result']}>
        <PlanSummary plan={plan} season={seasonOf(steps)} total={totalOf(plan, steps)} />
        <div className={clsx(styles['actions'], styles['unprinted'])}>
          <ButtonLink href={routes.homeContact(presetOf(plan))}>{words.request}</ButtonLink>
          <PlanActions
            plan={plan}
            onAgain={() => {
              setPlan(FIRST_PLAN);
              keepPlan(null);
            }}
          />
        </div>
      </div>
    </div>
  );
}
