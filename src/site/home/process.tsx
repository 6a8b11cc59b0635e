import { homeBelow } from '../../content/site/home-below.ts';
import layout from '../sections/layout.module.css';
import { ProcessSteps } from '../sections/process-steps.tsx';
import styles from './process.module.css';

/** How we work, in the four steps with their guarantees (P-020, P-045). */
export function Process() {
  const { heading, lead } = homeBelow.process;
  return (
    <section className={`${layout['wrap']} ${layout['section']}`} aria-labelledby="werkwijze">
      <div className={styles['intro']}>
        <h2 id="werkwijze" className={layout['large']}>
          {heading}
        </h2>
        <p className={layout['lead']}>{lead}</p>
      </div>
      <ProcessSteps />
    </section>
  );
}
