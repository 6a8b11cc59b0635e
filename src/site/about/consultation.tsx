import { COMPANY } from '../../content/company.ts';
import { about } from '../../content/site/about.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ConsultationForm } from '../forms/lead-forms.tsx';
import { Scene } from '../sections/scene.tsx';
import styles from './consultation.module.css';

/** P-075: an invitation, not an offer; who would rather speak finds the telephone below the form. */
export function Consultation() {
  const { heading, condition, text, call, mail, scene } = about.consultation;
  return (
    <section className={styles['consultation']} aria-labelledby="consultatie">
      <Scene name="hero-contact" alt={scene} sizes="100vw" className={styles['scene']} />
      <div className={styles['invitation']}>
        <h2 id="consultatie">{heading}</h2>
        <p className={styles['condition']}>{condition}</p>
        <p>{text}</p>
        <div className={styles['form']}>
          <ConsultationForm />
        </div>
        <div className={styles['actions']}>
          <ButtonLink look="text" href={COMPANY.phone.href}>
            {`${call} ${COMPANY.phone.text}`}
          </ButtonLink>
          <ButtonLink look="text" href={COMPANY.email.href}>
            {mail}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
