import { use, useState } from 'react';
import { type Water, type WaterPlace, WATERS, waters as words } from '../../content/site/waters.ts';
import { routes } from '../../routes.ts';
import { BuiltProjects, type PlacedProject, projectsOnPage } from './built-projects.ts';
import { onChart } from '../../content/site/water-chart.ts';
import { WaterChart } from './water-chart.tsx';
import { isAt } from './is-at.ts';
import styles from './water-map.module.css';

/** The projects at the places of a water, and which of the places have any. */
function projectsAt(
  places: readonly WaterPlace[],
  projects: readonly PlacedProject[],
): { readonly projects: readonly PlacedProject[]; readonly places: readonly WaterPlace[] } {
  const names = places.map(({ name }) => name);
  return {
    projects: projects.filter((project) => isAt(project, names)),
    places: places.filter(({ name }) => projects.some((project) => isAt(project, [name]))),
  };
}

/** How far from the middle of a mark a finger still meets it, in units of the map: 48 px where the map is 640 px wide. */
const WATER_REACH = 30;
const PLACE_REACH = 11;

/** A place on the map that leads somewhere. */
function Mark({ at, href, name, reach }: { at: Water['at']; href: string; name: string; reach: number }) {
  const [x, y] = onChart(at);
  return (
    <a href={href} aria-label={name}>
      <circle cx={x} cy={y} r={reach} />
    </a>
  );
}

interface EntryProps {
  readonly water: Water;
  readonly projects: readonly PlacedProject[];
}

/** What the map leads to: the places of a water, each a request with the place in it, and the projects done there. */
function WaterEntry({ water, projects }: EntryProps) {
  const { slug, name, provinces, places } = water;
  const found = projectsAt(places, projects);
  return (
    <li id={slug}>
      <h3>{name}</h3>
      <p>{provinces}</p>
      <ul className={styles['places']}>
        {places.map((place) => (
          <li key={place.name}>
            <a href={routes.contact({ berth: place.name })}>{place.name}</a>
          </li>
        ))}
      </ul>
      {found.projects.length > 0 && (
        <ul className={styles['projects']} aria-label={water.projects}>
          {found.projects.map(({ id, title, location }) => (
            <li key={id}>
              <a href={routes.project(id)}>{title}</a>
              <span>{location}</span>
            </li>
          ))}
          {found.projects.length > 1 && (
            <li>
              <a href={routes.projectsAt(found.places.map((place) => place.name))}>{words.all}</a>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

/** The map of our waters, whose marks lead to an entry or to the projects at a place; the list says all of it without the map. */
export function WaterMap() {
  const built = use(BuiltProjects);
  const [items] = useState(() => (import.meta.env.SSR ? built : projectsOnPage()));
  const done = projectsAt(
    WATERS.flatMap(({ places }) => places),
    items,
  );
  return (
    <div className={styles['waters']}>
      <div className={styles['chart']}>
        <WaterChart />
        <svg viewBox="0 0 780 930">
          {WATERS.map(({ slug, name, at }) => (
            <Mark key={slug} at={at} href={`#${slug}`} name={name} reach={WATER_REACH} />
          ))}
          {done.places.map(({ name, at }) => (
            <Mark
              key={name}
              at={at}
              href={routes.projectsAt([name])}
              name={words.projects_at(name)}
              reach={PLACE_REACH}
            />
          ))}
        </svg>
      </div>
      <ul className={styles['list']}>
        {WATERS.map((water) => (
          <WaterEntry key={water.slug} water={water} projects={items} />
        ))}
      </ul>
    </div>
  );
}
