/** The short sections of the page about the company, in its order; team and services are files beside this one. */
import { about } from '../../content/site/about.ts';
import { useCompany } from '../../public-data/company-settings.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ConsultationForm } from '../forms/lead-forms.tsx';
import { createHero } from '../../public-data/heroes.ts';
import hero_rows from '../../public-data/snapshot/hero-about.generated.json';
import { HeroPicture } from '../gallery/hero-picture.tsx';
import layout from '../sections/layout.module.css';
import { PageHero, sizesAbove } from '../sections/page-hero.tsx';
import { Scene } from '../sections/scene.tsx';
import figures_styles from './about-figures.module.css';
import hero_styles from './about-hero.module.css';
import consultation_styles from './consultation.module.css';
import founder_styles from './founder.module.css';
import story_styles from './story.module.css';
import values_styles from './values.module.css';

const HERO = createHero('about', hero_rows);

const SIZES = sizesAbove('max(100vw, 153vh)');

/** P-070: the first window, with a link to the services. */
export function AboutHero() {
  const { heading, lead, services, scene } = about.hero;
  return (
    <PageHero
      className={hero_styles['hero']}
      narrow="above"
      heading={heading}
      lead={lead}
      picture={<HeroPicture hero={HERO} own="hero-about" alt={scene} sizes={SIZES} />}
    >
      <ButtonLink href={routes.services()}>{services}</ButtonLink>
    </PageHero>
  );
}

/** P-010: how it began, told once and without contradiction. */
export function Story() {
  const { heading, text, years } = about.story;
  const company = useCompany();
  const [first, ...rest] = text;
  return (
    <section
      className={`${layout['wrap']} ${layout['section']} ${story_styles['story']}`}
      aria-labelledby="verhaal"
    >
      <h2 id="verhaal">{heading}</h2>
      <p className={story_styles['first']}>{first}</p>
      <div className={story_styles['rest']}>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className={story_styles['years']}>
        {years(company).map(({ year, text: event }) => (
          <div key={year}>
            <dt>{year}</dt>
            <dd>{event}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** P-070: a word of the founder, beside the hull it is about: one half as found, the other as left. */
export function Founder() {
  const { heading, quote, name, role, scene } = about.founder;
  const company = useCompany();
  return (
    <section className={`${layout['dark']} ${founder_styles['founder']}`} aria-labelledby="oprichter">
      <Scene
        name="hero-portfolio"
        alt={scene}
        sizes="(min-width: 64rem) 100vw, 134vw"
        className={founder_styles['scene']}
      />
      <figure>
        <h2 id="oprichter">{heading}</h2>
        <blockquote>{quote}</blockquote>
        <figcaption>
          <strong>{name}</strong>
          {role(company)}
        </figcaption>
      </figure>
    </section>
  );
}

/** P-071: the four values, each with what it commits us to. */
export function Values() {
  const { heading, items } = about.values;
  return (
    <section className={`${layout['wrap']} ${layout['section']}`} aria-labelledby="waarden">
      <h2 id="waarden" className={values_styles['heading']}>
        {heading}
      </h2>
      <dl className={values_styles['values']}>
        {items.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** P-073: three figures, the first by far the largest. */
export function AboutFigures() {
  const { heading, items } = about.figures;
  const company = useCompany();
  return (
    <section className={`${layout['wrap']} ${layout['section']}`} aria-labelledby="cijfers">
      <h2 id="cijfers" className={layout['unseen']}>
        {heading}
      </h2>
      <dl className={figures_styles['figures']}>
        {items(company).map(({ figure, text }) => (
          <div key={figure}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** P-075: an invitation, not an offer; who would rather speak finds the telephone below the form. */
export function Consultation() {
  const { heading, condition, text, call, mail, scene } = about.consultation;
  const { phone, email } = useCompany();
  return (
    <section className={consultation_styles['consultation']} aria-labelledby="consultatie">
      <Scene name="hero-contact" alt={scene} sizes="100vw" className={consultation_styles['scene']} />
      <div className={consultation_styles['invitation']}>
        <h2 id="consultatie">{heading}</h2>
        <p className={consultation_styles['condition']}>{condition}</p>
        <p>{text}</p>
        <div className={consultation_styles['form']}>
          <ConsultationForm />
        </div>
        <div className={consultation_styles['actions']}>
          <ButtonLink look="text" href={phone.href}>
            {`${call} ${phone.text}`}
          </ButtonLink>
          <ButtonLink look="text" href={email.href}>
            {mail}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
