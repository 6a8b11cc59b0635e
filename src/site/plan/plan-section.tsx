import { clsx } from 'clsx';
import { type ComponentType, useEffect, useState } from 'react';
import { planSection as words } from '../../content/site/boat-plan-section.ts';
import type { BoatId } from '../../content/site/offerings.ts';
import { priceRates } from '../../content/site/prices.ts';
import { log } from '../../lib/logger.ts';
import { SECTIONS } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import page from '../sections/layout.module.css';
import { useHydrated } from '../sections/use-hydrated.ts';
import { RATED_SUBJECTS } from '../services/subjects.ts';
import layout from '../services/layout.module.css';
import { priceText } from '../services/price-text.ts';
import styles from './plan-section.module.css';

type Planner = ComponentType<{ boat: BoatId | null }>;

/** The planner's code, fetched once the page stands. A browser may remember that it had none, so a new try is a new page. */
function usePlanner() {
  const [planner, setPlanner] = useState<{ readonly Planner: Planner } | 'failed' | null>(null);
  useEffect(() => {
    import('./boat-planner.tsx').then(
      ({ default: Planner }) => setPlanner({ Planner }),
      (fault: unknown) => {
        log.warn('the planner could not be fetched', fault);
        setPlanner('failed');
      },
    );
  }, []);
  return planner;
}

/**
 * 'Plan uw boot': what a boat needs, when and for how much. The finished page holds the rates, which can be read without a
 * script; the planner comes after the page and is kept from then on.
 */
export function PlanSection({ boat }: { boat: BoatId | null }) {
  const awake = useHydrated();
  const planner = usePlanner();
  return (
    <section id={SECTIONS.boat_plan} className={layout['quiet']} aria-labelledby="plan-kop">
      <div className={clsx(page['wrap'], page['section'])}>
        <h2 id="plan-kop" className={page['large']}>
          {words.heading}
        </h2>
        <p className={layout['soft']}>{words.lead}</p>
        <div className={styles['place']}>
          {planner === null && <p>{awake ? words.loading : priceRates.without_script}</p>}
          {planner === 'failed' && (
            <div role="alert">
              <p>{words.offline}</p>
              <Button look="quiet" onClick={() => location.reload()}>
                {words.retry}
              </Button>
            </div>
          )}
          {planner !== null && planner !== 'failed' && <planner.Planner boat={boat} />}
        </div>
        <details className={styles['rates']}>
          <summary>{priceRates.heading}</summary>
          <dl className={clsx(layout['rows'], layout['small'])}>
            {RATED_SUBJECTS.map(({ slug, name, price, buys }) => (
              <div key={slug}>
                <dt>
                  {name}
                  {buys && <small>{buys}</small>}
                </dt>
                <dd>{priceText(price)}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </section>
  );
}
