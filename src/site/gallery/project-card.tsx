import { clsx } from 'clsx';
import { isPlainClick } from '../../lib/plain-click.ts';
import type { Project } from '../../public-data/projects.ts';
import { ContentPicture } from './content-picture.tsx';
import { monthOf } from './month-of.ts';
import styles from './project-card.module.css';

interface Props {
  readonly project: Project;
  readonly sizes: string;
  readonly onOpen: (id: string) => void;
  readonly className?: string | undefined;
}

/** A project in a gallery. It is a link to its own address, which the script opens in place (P-083). */
export function ProjectCard({ project, sizes, onOpen, className }: Props) {
  return (
    <a
      className={clsx(styles['card'], className)}
      href={`?project=${encodeURIComponent(project.id)}`}
      data-project={project.id}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(project.id);
      }}
    >
      <span className={styles['frame']}>
        <ContentPicture picture={project.picture} sizes={sizes} alt="" />
      </span>
      <span className={styles['meta']}>
        <span>{project.category}</span>
        <span>{monthOf(project)}</span>
      </span>
      <h3 className={styles['title']}>{project.title}</h3>
      {project.location !== null && <span className={styles['place']}>{project.location}</span>}
    </a>
  );
}
