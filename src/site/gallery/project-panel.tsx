import { type TouchEvent, useRef } from 'react';
import { viewer } from '../../content/site/viewer.ts';
import type { Project } from '../../public-data/projects.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { swipeOf } from '../../ui/zoom.ts';
import { monthOf } from './month-of.ts';
import styles from './project-panel.module.css';

interface Props {
  readonly project: Project;
  /** On home the panel leads to the portfolio (V-014); in the portfolio it invites the reader's own boat. */
  readonly on: 'home' | 'portfolio';
  /** Goes on by so many projects. */
  readonly onGo: (by: number) => void;
}

/** The texts of a project in the viewer (V-014). A swipe across them goes on too: over a slider it would move that. */
export function ProjectPanel({ project, on, onGo }: Props) {
  const from = useRef<{ readonly clientX: number; readonly clientY: number } | null>(null);
  const begin = ({ touches }: TouchEvent): void => {
    from.current = touches.length === 1 ? (touches[0] ?? null) : null;
  };
  const end = ({ changedTouches }: TouchEvent): void => {
    const last = changedTouches[0];
    if (from.current === null || last === undefined) return;
    const way = swipeOf(last.clientX - from.current.clientX, last.clientY - from.current.clientY);
    if (way !== null) onGo(way === 'next' ? 1 : -1);
  };
  const words = viewer.words;
  const kind = words.kinds.find(({ category }) => category === project.category);
  return (
    <div className={styles['panel']} onTouchStart={begin} onTouchEnd={end}>
      <p className={styles['category']}>{project.category}</p>
      <h2>{project.title}</h2>
      <p className={styles['description']}>{project.description}</p>
      <dl>
        {project.location !== null && (
          <div>
            <dt>{words.place}</dt>
            <dd>{project.location}</dd>
          </div>
        )}
        <div>
          <dt>{words.date}</dt>
          <dd className={styles['date']}>{monthOf(project)}</dd>
        </div>
      </dl>
      {project.services.length > 0 && (
        <ul className={styles['services']} aria-label={words.services}>
          {project.services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      )}
      {kind?.guarantee && (
        <p className={styles['guarantee']}>
          <strong>{words.guarantee}</strong> {kind.guarantee}
        </p>
      )}
      {on === 'portfolio' && <p className={styles['own']}>{words.own_boat}</p>}
      <div className={styles['actions']}>
        <ButtonLink href={routes.homeContact({ service: kind?.service, project: project.title })}>
          {words.quote}
        </ButtonLink>
        {on === 'home' && (
          <ButtonLink look="text" href={routes.portfolio()}>
            {words.portfolio}
          </ButtonLink>
        )}
      </div>
      <p className={styles['reply']}>{on === 'home' ? words.reply : words.responds}</p>
    </div>
  );
}
