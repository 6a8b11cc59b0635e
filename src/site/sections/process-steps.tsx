import { PROCESS_STEPS } from '../../content/site/process.ts';
import { Icon, type IconName } from './icon.tsx';
import { PageEndStyles } from './page-end-styles.tsx';
import styles from './process-steps.module.css';

/** One step of the way we work (P-030). */
interface ProcessStep {
  /** Its number, or an id of its own. */
  readonly number: number | string;
  readonly title: string;
  readonly description: string;
  readonly icon?: IconName;
  /** The guarantee of this step. */
  readonly guarantee?: string;
  readonly guarantee_icon?: IconName;
}

/** The steps as a ruled list; without steps of the page's own the four with their guarantees (P-045). */
export function ProcessSteps({ steps = PROCESS_STEPS }: { steps?: readonly ProcessStep[] }) {
  return (
    <>
      <PageEndStyles />
      <ol className={styles['steps']}>
        {steps.map(({ number, title, description, icon, guarantee, guarantee_icon = 'shield' }) => (
          <li key={number}>
            <span className={styles['number']} aria-hidden="true">
              {number}
            </span>
            <div>
              <h3>
                {icon && <Icon name={icon} />}
                {title}
              </h3>
              <p>{description}</p>
              {guarantee && (
                <p className={styles['guarantee']}>
                  <Icon name={guarantee_icon} size_px={20} />
                  {guarantee}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
