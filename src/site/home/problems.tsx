import { home } from '../../content/site/home.ts';
import { Icon, type IconName } from '../sections/icon.tsx';
import layout from '../sections/layout.module.css';
import styles from './problems.module.css';

/** The problems of a boat, as its owner sees them, with our solutions (P-029). */
interface Problem {
  readonly problem: string;
  readonly symptoms: readonly string[];
  readonly solution: string;
  readonly outcome: string;
  readonly icon: IconName;
}

/** Problem and solution, as a ruled essay (P-029). */
export function Problems({ items = home.problems.items }: { items?: readonly Problem[] }) {
  const words = home.problems;
  return (
    <section className={`${layout['wrap']} ${layout['section']}`} aria-labelledby="probleem">
      <div className={styles['intro']}>
        <h2 id="probleem" className={layout['large']}>
          {words.heading}
        </h2>
        <p className={layout['lead']}>{words.lead}</p>
      </div>
      {items.map(({ problem, symptoms, solution, outcome, icon }) => (
        <article key={problem} className={styles['problem']}>
          <h3>
            <Icon name={icon} size_px={32} />
            {problem}
          </h3>
          <div>
            <h4>{words.symptoms}</h4>
            <ul>
              {symptoms.map((symptom) => (
                <li key={symptom}>{symptom}</li>
              ))}
            </ul>
          </div>
          <div>
            <h4>{words.solution}</h4>
            <p>{solution}</p>
            <h4>{words.outcome}</h4>
            <p className={styles['outcome']}>{outcome}</p>
          </div>
        </article>
      ))}
    </section>
  );
}
