import { PHONE_HOURS } from '../../content/company.ts';
import { homeLower } from '../../content/site/home-lower.ts';
import { useCompany } from '../../public-data/company-settings.ts';
import { ContactForm } from '../forms/lead-forms.tsx';
import { SECTIONS } from '../../routes.ts';
import { PageEndStyles } from '../sections/page-end-styles.tsx';
import layout from '../sections/layout.module.css';
import styles from './contact.module.css';

/** F-001: the end of the home page, where every invitation leads. */
export function Contact() {
  const { heading, text, phone, email, hours, area, area_text } = homeLower.contact;
  const company = useCompany();
  return (
    <section id={SECTIONS.contact} className={styles['ground']} aria-labelledby="contact-kop">
      <PageEndStyles />
      <div className={`${layout['wrap']} ${layout['section']} ${styles['contact']}`}>
        <div>
          <h2 id="contact-kop" className={layout['large']}>
            {heading}
          </h2>
          <p>{text}</p>
        </div>
        <ContactForm />
        <dl>
          <div className={styles['phone']}>
            <dt>{phone}</dt>
            <dd>
              <a href={company.phone.href}>{company.phone.text}</a>
              {PHONE_HOURS}
            </dd>
          </div>
          <div>
            <dt>{email}</dt>
            <dd>
              <a href={company.email.href}>{company.email.text}</a>
            </dd>
          </div>
          <div>
            <dt>{hours}</dt>
            {company.hours.map(({ days, opens, closes }) => (
              <dd key={days} className={styles['hours']}>
                <span>{days}</span>
                <span>{`${opens}–${closes}`}</span>
              </dd>
            ))}
          </div>
          <div>
            <dt>{area}</dt>
            <dd>{area_text}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
