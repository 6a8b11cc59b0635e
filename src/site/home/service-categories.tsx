import { withinSentence } from '../../content/language.ts';
import { home } from '../../content/site/home.ts';
import { routes, SECTIONS } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import layout from '../sections/layout.module.css';
import { Scene } from '../sections/scene.tsx';
import { ComponentError } from '../sections/section-boundary.tsx';
import styles from './service-categories.module.css';

/** A kind of work with the services in it (P-023). */
interface ServiceCategory {
  readonly id: 'restoration' | 'protection' | 'underwater';
  /** Of its chapter on the services page. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly services: readonly string[];
}

const SKELETONS = ['een', 'twee', 'drie'] as const;

function Category({ id, slug, title, description, services }: ServiceCategory) {
  const { more, more_about } = home.categories;
  return (
    <li className={styles['category']}>
      <Scene
        name={`service-${id}`}
        alt=""
        sizes="(min-width: 64rem) 34vw, 100vw"
        className={styles['scene']}
      />
      <div className={styles['words']}>
        <h3>{title}</h3>
        <p>{description}</p>
        <ul>
          {services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
        <ButtonLink look="quiet" href={routes.services(slug)}>
          {more}
          <span className={layout['unseen']}>{`${more_about} ${withinSentence(title)}`}</span>
        </ButtonLink>
      </div>
    </li>
  );
}

/**
 * P-022: the kinds of work side by side. An empty list is still being fetched and shows three skeletons; a list that
 * could not be fetched shows the error view.
 */
export function ServiceCategories({ categories }: { categories: readonly ServiceCategory[] | 'failed' }) {
  return (
    <section id={SECTIONS.services} className={styles['section']} aria-labelledby="diensten">
      <div className={`${layout['wrap']} ${styles['intro']}`}>
        <h2 id="diensten" className={layout['large']}>
          {home.categories.heading}
        </h2>
        <p className={layout['lead']}>{home.categories.lead}</p>
      </div>
      {categories === 'failed' ? (
        <div className={layout['wrap']}>
          <ComponentError />
        </div>
      ) : (
        <ul className={styles['categories']} aria-busy={categories.length === 0 || undefined}>
          {categories.length === 0
            ? SKELETONS.map((name) => <li key={name} className={styles['skeleton']} aria-hidden="true" />)
            : categories.map((category) => <Category key={category.id} {...category} />)}
        </ul>
      )}
    </section>
  );
}
