import type { ComponentType } from 'react';
import { homeBelow } from '../../content/site/home-below.ts';
import { HomeGallery } from '../gallery/home-gallery.tsx';
import { SectionBoundary } from '../sections/section-boundary.tsx';
import { Contact } from './contact.tsx';
import { Features } from './features.tsx';
import { Guarantee } from './guarantee.tsx';
import { Philosophy } from './philosophy.tsx';
import { Process } from './process.tsx';
import { Questions } from './questions.tsx';
import { ServiceCategories } from './service-categories.tsx';

const Categories = () => <ServiceCategories categories={homeBelow.categories} />;

const SECTIONS: readonly (readonly [name: string, Section: ComponentType])[] = [
  ['services', Categories],
  ['features', Features],
  ['philosophy', Philosophy],
  ['gallery', HomeGallery],
  ['process', Process],
  ['guarantee', Guarantee],
  ['faq', Questions],
  ['contact', Contact],
];

/** Everything below the problems, in the order of P-020; code of its own (P-028), a boundary each (P-027). */
export default function LowerSections() {
  return SECTIONS.map(([name, Section]) => (
    <SectionBoundary key={name} name={name}>
      <Section />
    </SectionBoundary>
  ));
}
