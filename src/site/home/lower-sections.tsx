import type { ComponentType } from 'react';
import { LANGUAGE } from '../../content/language.ts';
import { homeLower } from '../../content/site/home-lower.ts';
import { HomeGallery } from '../gallery/home-gallery.tsx';
import { SectionBoundary } from '../sections/section-boundary.tsx';
import { Contact } from './contact.tsx';
import { Features } from './features.tsx';
import { Mark } from '../../ui/mark.tsx';
import guarantee_styles from './guarantee.module.css';
import philosophy_styles from './philosophy.module.css';
import { ServiceCategories } from './service-categories.tsx';
import layout from '../sections/layout.module.css';
import { ProcessSteps } from '../sections/process-steps.tsx';
import styles from './process.module.css';
import { COMPANY, GUARANTEE_YEARS } from '../../content/company.ts';
import { useCompany } from '../../public-data/company-settings.ts';
import { routes } from '../../routes.ts';
import { Faq } from '../sections/faq.tsx';
import two_columns from './two-columns.module.css';

/** P-006: the terms per treatment, laid out as the certificate that comes with them. */
function Guarantee() {
  const { heading, text, years, on, also, certificate } = homeLower.guarantee;
  return (
    <section className={layout['dark']} aria-labelledby="garantie">
      <div className={`${layout['wrap']} ${layout['section']} ${guarantee_styles['guarantee']}`}>
        <div>
          <h2 id="garantie" className={layout['large']}>
            {heading}
          </h2>
          <p>{text}</p>
        </div>
        <div className={guarantee_styles['certificate']}>
          <p className={guarantee_styles['head']}>
            <Mark size_px={28} />
            {`${COMPANY.name} ${certificate}`}
          </p>
          <p className={guarantee_styles['term']}>
            <span>{`${GUARANTEE_YEARS.gelcoat_restoration} ${years}`}</span> {on}
          </p>
          <dl>
            {also.map(({ treatment, term }) => (
              <div key={treatment}>
                <dt>{treatment}</dt>
                <dd>{term}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

const Categories = () => <ServiceCategories categories={homeLower.categories} />;

const SECTIONS: readonly (readonly [name: string, Section: ComponentType])[] = [
  ['services', Categories],
  ['features', Features],
  ['philosophy', Philosophy],
  // The office writes its projects in Dutch.
  ...(LANGUAGE === 'nl' ? ([['gallery', HomeGallery]] as const) : []),
  ['process', Process],
  ['guarantee', Guarantee],
  ['faq', Questions],
  ['contact', Contact],
];

/** The sections below the problems, in the order of P-020. They are a chunk that loads later, each in an error boundary. */
export default function LowerSections() {
  return SECTIONS.map(([name, Section]) => (
    <SectionBoundary key={name} name={name}>
      <Section />
    </SectionBoundary>
  ));
}

/** How we work, in the four steps with their guarantees (P-045). */
function Process() {
  const { heading, lead } = homeLower.process;
  return (
    <section className={`${layout['wrap']} ${layout['section']}`} aria-labelledby="werkwijze">
      <div className={styles['intro']}>
        <h2 id="werkwijze" className={layout['large']}>
          {heading}
        </h2>
        <p className={layout['lead']}>{lead}</p>
      </div>
      <ProcessSteps />
    </section>
  );
}

/** The questions that owners ask before they call (Z-012). */
function Questions() {
  const { heading, lead, items } = homeLower.faq;
  const { phone } = useCompany();
  return (
    <section
      className={`${layout['wrap']} ${layout['section']} ${two_columns['columns']}`}
      aria-labelledby="vragen"
    >
      <div>
        <h2 id="vragen" className={layout['large']}>
          {heading}
        </h2>
        <p className={layout['lead']}>
          {lead} <a href={phone.href}>{phone.text}</a>
        </p>
      </div>
      <Faq items={items} />
    </section>
  );
}

/** Why we work as we do, as a page of an essay (P-020). */
function Philosophy() {
  const { heading, statement, text, more } = homeLower.philosophy;
  return (
    <section
      className={`${layout['wrap']} ${layout['section']} ${philosophy_styles['essay']}`}
      aria-labelledby="filosofie"
    >
      <h2 id="filosofie">{heading}</h2>
      <p className={philosophy_styles['statement']}>
        {statement.map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </p>
      <div className={philosophy_styles['text']}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <a href={routes.page('about')}>{more}</a>
    </section>
  );
}
