import { portfolio as words } from '../../content/site/portfolio.ts';
import styles from './category-teasers.module.css';

interface Props {
  readonly countOf: (category: string) => number;
  /** Where the gallery stands. */
  readonly href: string;
  readonly onChoose: (category: string) => void;
}

/** P-080: the three kinds of work, each a way into the gallery. */
export function CategoryTeasers({ countOf, href, onChoose }: Props) {
  const { heading, items, count } = words.categories;
  return (
    <section className={styles['teasers']} aria-labelledby="soorten-werk">
      <h2 id="soorten-werk">{heading}</h2>
      <ul>
        {items.map(({ category, text }) => (
          <li key={category}>
            <a href={href} onClick={() => onChoose(category)}>
              <span className={styles['name']}>{category}</span>
              <span className={styles['text']}>{text}</span>
              {countOf(category) > 0 && <span className={styles['count']}>{count(countOf(category))}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
