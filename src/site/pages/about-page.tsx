import type { ComponentType } from 'react';
import { about } from '../../content/site/about.ts';
import { AboutServices } from '../about/about-services.tsx';
import { AboutFigures, AboutHero, Consultation, Founder, Story, Values } from '../about/sections.tsx';
import { Team } from '../about/team.tsx';
import { Breadcrumb } from '../sections/breadcrumb.tsx';
import { SectionBoundary } from '../sections/section-boundary.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { PageHead } from '../seo/page-head.tsx';
import layout from '../sections/layout.module.css';

const Trail = () => <Breadcrumb here={about.breadcrumb} />;

const SECTIONS: readonly (readonly [name: string, Section: ComponentType])[] = [
  ['hero', AboutHero],
  ['breadcrumb', Trail],
  ['story', Story],
  ['founder', Founder],
  ['values', Values],
  ['team', Team],
  ['figures', AboutFigures],
  ['services', AboutServices],
  ['partners', Partners],
  ['consultation', Consultation],
];

/** G-006: the page about the company, its sections in the order of the specification, each in an error boundary. */
export default function AboutPage() {
  return (
    <SiteFrame over_scene>
      <PageHead page="about" />
      {SECTIONS.map(([name, Section]) => (
        <SectionBoundary key={name} name={name}>
          <Section />
        </SectionBoundary>
      ))}
    </SiteFrame>
  );
}

/** P-076: the partners, hidden until the company has them to show. */
export function Partners({
  shown = about.partners.shown,
  names = about.partners.names,
}: {
  shown?: boolean;
  names?: readonly string[];
}) {
  if (!shown) return null;
  return (
    <section className={`${layout['wrap']} ${layout['section']}`} aria-labelledby="partners">
      <h2 id="partners">{about.partners.heading}</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
