import { PageEndStyles } from './page-end-styles.tsx';
import styles from './faq.module.css';

/** A question with its answer (P-031). The id is the address of the answer: `/#<id>` opens it. */
interface FaqItem {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/**
 * Questions that open one at a time; the open one closes when it is asked again. The browser does both, because the
 * items share a name (HTML's exclusive accordion), so it works before any script and without one.
 */
export function Faq({ items, name = 'vragen' }: { items: readonly FaqItem[]; name?: string }) {
  return (
    <div className={styles['list']}>
      <PageEndStyles />
      {items.map(({ id, question, answer }) => (
        <details key={id} name={name} className={styles['item']}>
          <summary>{question}</summary>
          <p id={id}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
