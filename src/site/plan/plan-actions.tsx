import { useState } from 'react';
import { boatPlan as words } from '../../content/site/boat-plan.ts';
import { log } from '../../lib/logger.ts';
import { routes } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { codeOf, type Plan } from './boat-plan.ts';
import styles from './boat-planner.module.css';

/** Marks the page while a plan is printed alone. */
const PRINTED = 'plan';

function print(): void {
  const root = document.documentElement.dataset;
  root['print'] = PRINTED;
  addEventListener('afterprint', () => delete root['print'], { once: true });
  globalThis.print();
}

/** Copies the address of a plan, prints it, or begins anew. */
export function PlanActions({ plan, onAgain }: { plan: Plan; onAgain: () => void }) {
  const [said, setSaid] = useState({ text: '', of: plan, times: 0 });
  /** Said of this plan only, and once more for each time that it is copied. */
  const say = (text: string): void => setSaid(({ times }) => ({ text, of: plan, times: times + 1 }));
  const text = said.of === plan ? said.text : '';
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${routes.plan(codeOf(plan))}`);
      say(words.copied);
    } catch (fault) {
      log.warn('the link could not be copied', fault);
      say(words.not_copied);
    }
  };
  const again = (): void => {
    say('');
    onAgain();
  };
  return (
    <>
      <div className={styles['tools']}>
        <Button look="quiet" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button look="quiet" onClick={print}>
          {words.print}
        </Button>
        <button type="button" onClick={again}>
          {words.again}
        </button>
      </div>
      <p>
        {text === '' && words.kept}
        <span aria-live="polite">{text !== '' && <span key={said.times}>{text}</span>}</span>
      </p>
    </>
  );
}
