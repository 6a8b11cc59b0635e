import { COMPANY, OPENING_HOURS, PHONE_HOURS } from '../../content/company.ts';
import { home } from '../../content/site/home.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BerthScene } from '../sections/berth-scene.tsx';
import { SiteFrame } from '../sections/site-frame.tsx';
import { PageHead } from '../seo/page-head.tsx';
import styles from './home-page.module.css';

/** G-003: who we are, what we do, how to reach us. */
export default function HomePage() {
  const { hero, work, place, contact } = home;
  return (
    <SiteFrame over_scene>
      <PageHead page="home" />
      <section className={styles['hero']}>
        <BerthScene alt={hero.scene} className={styles['scene']} />
        <div className={styles['words']}>
          <h1>{hero.heading}</h1>
          <p>{hero.lead}</p>
          <div className={styles['actions']}>
            <ButtonLink href={COMPANY.phone.href}>{`${hero.call} ${COMPANY.phone.text}`}</ButtonLink>
            <ButtonLink look="text" href={COMPANY.email.href}>
              {hero.mail}
            </ButtonLink>
          </div>
        </div>
      </section>

      <section className={styles['work']} aria-labelledby="werk">
        <div className={styles['intro']}>
          <h2 id="werk">{work.heading}</h2>
          <p>{work.lead}</p>
        </div>
        <ul className={styles['items']}>
          {work.items.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className={styles['place']} aria-labelledby="plaats">
        <div>
          <h2 id="plaats">{place.heading}</h2>
          <p className={styles['statement']}>{place.text}</p>
          <p className={styles['promise']}>{place.promise}</p>
        </div>
      </section>

      <section className={styles['contact']} id="contact" aria-labelledby="contact-kop">
        <div>
          <h2 id="contact-kop">{contact.heading}</h2>
          <dl>
            <div>
              <dt>{contact.phone}</dt>
              <dd>
                <a className={styles['large']} href={COMPANY.phone.href}>
                  {COMPANY.phone.text}
                </a>
                <span>{PHONE_HOURS}</span>
              </dd>
            </div>
            <div>
              <dt>{contact.email}</dt>
              <dd>
                <a href={COMPANY.email.href}>{COMPANY.email.text}</a>
              </dd>
            </div>
            <div>
              <dt>{contact.hours}</dt>
              {OPENING_HOURS.map(({ days, opens, closes }) => (
                <dd key={days} className={styles['hours']}>
                  <span>{days}</span>
                  <span>{`${opens}–${closes}`}</span>
                </dd>
              ))}
            </div>
          </dl>
        </div>
      </section>
    </SiteFrame>
  );
}
