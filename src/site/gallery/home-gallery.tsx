import { gallery } from '../../content/site/gallery.ts';
import { fetchProject } from '../../public-data/fetch-project.ts';
import { home_projects } from '../../public-data/home-projects.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './home-gallery.module.css';
import { LazyViewer } from './lazy-viewer.tsx';
import { ProjectCard } from './project-card.tsx';
import { useViewer } from './use-viewer.ts';

const LARGE = '(min-width: 75rem) 44rem, (min-width: 64rem) 56vw, 100vw';
const SMALL = '(min-width: 75rem) 28rem, (min-width: 64rem) 36vw, (min-width: 40rem) 46vw, 100vw';

/** P-026: the three newest projects, the newest one large. */
export function HomeGallery() {
  const { items } = home_projects.use();
  const viewer = useViewer(items, fetchProject);
  const { heading, lead, loading, all } = gallery.home;
  return (
    <section className={styles['gallery']} aria-labelledby="transformaties">
      <div className={styles['intro']}>
        <h2 id="transformaties">{heading}</h2>
        <p>{lead}</p>
      </div>
      {items.length === 0 ? (
        <p className={styles['loading']}>{loading}</p>
      ) : (
        <ul className={styles['cards']}>
          {items.map((project, index) => (
            <li key={project.id}>
              <ProjectCard project={project} sizes={index === 0 ? LARGE : SMALL} onOpen={viewer.open} />
            </li>
          ))}
        </ul>
      )}
      <ButtonLink look="quiet" href={routes.portfolio()}>
        {all}
      </ButtonLink>
      <LazyViewer viewer={viewer} on="home" />
    </section>
  );
}
