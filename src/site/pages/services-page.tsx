import { services } from '../../content/site/services.ts';
import { routes } from '../../routes.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { SectionBoundary } from '../sections/section-boundary.tsx';
import { PlanSection } from '../plan/plan-section.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { PageHead } from '../seo/page-head.tsx';
import { BoatFinder } from '../services/boat-finder.tsx';
import { boatOf } from '../services/choice.ts';
import { Challenges, GelcoatIntro } from '../services/sections.tsx';
import { Process, Questions, Reasons } from '../services/sections.tsx';
import { Regions } from '../services/sections.tsx';
import { ServiceList } from '../services/service-list.tsx';
import { ServicesHero } from '../services/services-hero.tsx';
import { Treatments } from '../services/sections.tsx';
import { useChoice } from '../services/use-choice.ts';

/** The services page, its sections in the order of P-040. */
export default function ServicesPage() {
  const { choice, choose, chooseAndShow, tabs_ref } = useChoice();
  const boat = choice.boat === null ? undefined : boatOf(choice.boat).slug;
  const { contact } = services;
  return (
    <SiteFrame over_scene>
      <PageHead page="services" />

      <ServicesHero />
      <SectionBoundary name="boat_plan">
        <PlanSection boat={choice.boat} />
      </SectionBoundary>
      <GelcoatIntro />
      <Challenges />
      <Treatments />
      <SectionBoundary name="boat_finder">
        <BoatFinder boat={choice.boat} onChoose={chooseAndShow} />
      </SectionBoundary>
      <Process />
      <Regions />
      <Reasons />
      <Questions />
      <SectionBoundary name="service_list">
        <ServiceList choice={choice} onChoose={choose} tabs_ref={tabs_ref} />
      </SectionBoundary>
      <CallToAction
        id="afspraak-kop"
        heading={contact.heading}
        text={contact.text}
        action={{ text: contact.action, href: routes.homeContact({ boat }) }}
      />
    </SiteFrame>
  );
}
