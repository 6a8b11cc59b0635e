import { COMPANY, PHONE_HOURS } from '../../content/company.ts';
import { contact } from '../../content/site/contact.ts';
import { waters } from '../../content/site/waters.ts';
import { useCompany } from '../../public-data/company-settings.ts';
import { SECTIONS } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHero, sizesAbove } from '../sections/page-hero.tsx';
import { ContactForm } from '../forms/lead-forms.tsx';
import { PageEndStyles } from '../sections/page-end-styles.tsx';
import { Scene } from '../sections/scene.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { PageHead } from '../seo/page-head.tsx';
import { WaterMap } from '../waters/water-map.tsx';
import styles from './contact-page.module.css';

/** A letter that already asks what we would ask; the visitor's own mail program sends it. */
const letter = (href: string): string => {
  const { mail_subject, mail_lines } = contact.prepare;
  const body = mail_lines.map((line) => `${line} \n\n`).join('');
  return `${href}?subject=${encodeURIComponent(mail_subject)}&body=${encodeURIComponent(body)}`;
};

/** P-008: telephone and mail first, with the hours of work and the base. */
function Reach() {
  const { reach } = contact;
  const { phone, email, hours } = useCompany();
  return (
    <section className={styles['reach']} aria-labelledby="bereikbaar">
      <h2 id="bereikbaar">{reach.heading}</h2>
      <dl>
        <div>
          <dt>{reach.phone}</dt>
          <dd className={styles['large']}>
            <a href={phone.href}>{phone.text}</a>
          </dd>
          <dd>{PHONE_HOURS}</dd>
        </div>
        <div>
          <dt>{reach.email}</dt>
          <dd className={styles['large']}>
            <a href={email.href}>{email.text}</a>
          </dd>
          <dd>{reach.email_note}</dd>
        </div>
        <div>
          <dt>{reach.hours}</dt>
          {hours.map(({ days, opens, closes }) => (
            <dd key={days} className={styles['hours']}>
              <span>{days}</span>
              <span>{`${opens}–${closes}`}</span>
            </dd>
          ))}
        </div>
        <div>
          <dt>{reach.base}</dt>
          <dd>{COMPANY.base}</dd>
          <dd className={styles['note']}>{reach.base_note}</dd>
        </div>
      </dl>
    </section>
  );
}

/** The contact page (G-008): how to reach us, what helps, and where we come. */
export default function ContactPage() {
  const { hero, prepare, regions } = contact;
  const { phone, email } = useCompany();
  return (
    <SiteFrame over_scene>
      <PageHead page="contact" />
      <PageHero
        className={styles['hero']}
        narrow="above"
        heading={hero.heading}
        lead={hero.lead}
        picture={<Scene name="hero-contact" alt={hero.scene} sizes={sizesAbove('max(100vw, 146vh)')} eager />}
      >
        <ButtonLink href={phone.href}>{`${hero.call} ${phone.text}`}</ButtonLink>
        <ButtonLink look="text" href={letter(email.href)}>
          {hero.mail}
        </ButtonLink>
      </PageHero>
      <section id={SECTIONS.contact} className={styles['prepare']} aria-labelledby="voorbereiden">
        <div>
          <h2 id="voorbereiden">{prepare.heading}</h2>
          <p>{prepare.lead}</p>
          <ol className={styles['questions']}>
            {prepare.items.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className={styles['note']}>{prepare.free}</p>
        </div>
        <PageEndStyles />
        <ContactForm />
      </section>
      <Reach />
      <section id={SECTIONS.waters} className={styles['regions']} aria-labelledby="regio">
        <div>
          <h2 id="regio">{regions.heading}</h2>
          <p>{`${regions.lead} ${waters.choose}`}</p>
          <WaterMap />
        </div>
      </section>
    </SiteFrame>
  );
}
