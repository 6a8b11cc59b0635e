import { about } from '../../content/site/about.ts';
import layout from '../sections/layout.module.css';
import { Scene, type SceneName } from '../sections/scene.tsx';
import styles from './team.module.css';

/** Somebody who works on boats (P-072); `picture` names the scene of their work, and `portrait` tells what it shows. */
interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly picture: SceneName;
  readonly portrait: string;
  readonly bio: string;
  readonly expertise: readonly string[];
}

/** P-072: the people, by name. */
export function Team({ members = about.team.members }: { members?: readonly TeamMember[] }) {
  const { heading, expertise: expertise_label } = about.team;
  return (
    <section className={styles['section']} aria-labelledby="team">
      <div className={`${layout['wrap']} ${layout['section']}`}>
        <h2 id="team" className={layout['large']}>
          {heading}
        </h2>
        <ul className={styles['members']}>
          {members.map(({ name, role, picture, portrait, bio, expertise }) => (
            <li key={name}>
              <Scene
                name={picture}
                alt={portrait}
                sizes="(min-width: 64rem) 24rem, 100vw"
                className={styles['portrait']}
              />
              <h3>{name}</h3>
              <p className={styles['role']}>{role}</p>
              <p>{bio}</p>
              <h4>{expertise_label}</h4>
              <ul>
                {expertise.map((skill) => (
                  <li key={skill}>{skill}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
