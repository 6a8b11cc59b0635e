import { portfolio as words } from '../../content/site/portfolio.ts';
import type { Content } from '../../public-data/content-store.ts';
import { categoriesOf, type Project } from '../../public-data/projects.ts';
import { routes, SECTIONS } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { FilterChip } from '../../ui/filter-chip.tsx';
import { ProjectCard } from '../gallery/project-card.tsx';
import page from '../sections/layout.module.css';
import styles from './project-gallery.module.css';

/** How wide a card of the gallery stands. */
export const GALLERY_SIZES = '(min-width: 75rem) 36rem, (min-width: 48rem) 46vw, 100vw';

interface Props {
  readonly content: Content<readonly Project[]>;
  /** None, or exactly one (P-082), in lower case as it stands in the address. */
  readonly category: string | null;
  /** Places whose projects alone are shown; none: all. */
  readonly places: readonly string[];
  readonly shown: readonly Project[];
  readonly onCategory: (category: string | null) => void;
  readonly onOpen: (id: string) => void;
}

/** what is shown is the former state; the button loads the page anew. */
function FetchFailed() {
  const { error, error_text, retry } = words.gallery;
  return (
    <div className={styles['notice']} role="alert">
      <h3>{error}</h3>
      <p>{error_text}</p>
      <Button look="quiet" onClick={() => location.reload()}>
        {retry}
      </Button>
    </div>
  );
}

function Chips({
  content,
  category,
  places,
  onCategory,
}: Pick<Props, 'content' | 'category' | 'places' | 'onCategory'>) {
  return (
    <ul className={styles['chips']} aria-label={words.gallery.filter}>
      {places.length > 0 && (
        <li>
          <FilterChip pressed onPress={() => onCategory(null)}>
            {places.join(', ')}
          </FilterChip>
        </li>
      )}
      {categoriesOf(content.items).map((name) => (
        <li key={name}>
          <FilterChip
            pressed={name.toLowerCase() === category}
            onPress={() => onCategory(name.toLowerCase() === category ? null : name)}
          >
            {name}
          </FilterChip>
        </li>
      ))}
    </ul>
  );
}

/** Replaces the gallery when there is nothing to show. */
function Nothing({ content, onCategory }: Pick<Props, 'content' | 'onCategory'>) {
  const { loading, empty, empty_text, empty_category, all } = words.gallery;
  if (content.items.length > 0)
    return (
      <div className={styles['notice']}>
        <h3>{empty_category}</h3>
        <Button look="quiet" onClick={() => onCategory(null)}>
          {all}
        </Button>
      </div>
    );
  if (content.status === 'failed') return null;
  if (content.status === 'kept') return <p className={styles['notice']}>{loading}</p>;
  return (
    <div className={styles['notice']}>
      <h3>{empty}</h3>
      <p>{empty_text}</p>
    </div>
  );
}

/** P-084: chips, the cards of one category or of all, and what to say when there are none. */
export function ProjectGallery({ content, category, places, shown, onCategory, onOpen }: Props) {
  return (
    <section className={styles['gallery']} id="projecten" aria-labelledby="projecten-kop">
      <div className={styles['head']}>
        <h2 id="projecten-kop">{words.gallery.heading}</h2>
        {content.items.length > 0 && <Chips {...{ content, category, places, onCategory }} />}
      </div>
      <p className={page['unseen']} aria-live="polite">
        {(category ?? places[0]) !== undefined && words.gallery.shown(shown.length)}
      </p>
      {content.status === 'failed' && <FetchFailed />}
      {shown.length === 0 ? (
        <Nothing content={content} onCategory={onCategory} />
      ) : (
        <ul className={styles['cards']} data-far="">
          {shown.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} sizes={GALLERY_SIZES} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {/* What the viewer says of them. */}
      <noscript>
        <p>
          <a href={`${routes.portfolio()}/${SECTIONS.projects}`}>{words.texts.link}</a>
        </p>
      </noscript>
    </section>
  );
}
