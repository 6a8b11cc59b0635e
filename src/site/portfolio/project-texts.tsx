import { frame } from '../../content/site/frame.ts';
import { COMPANY } from '../../content/company.ts';
import { portfolio as words } from '../../content/site/portfolio.ts';
import type { Project } from '../../public-data/projects.ts';
import { routes } from '../../routes.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { ContentPicture } from '../gallery/content-picture.tsx';
import { monthOf } from '../gallery/month-of.ts';
import { Breadcrumb } from '../sections/breadcrumb.tsx';
import page from '../sections/layout.module.css';
import styles from './project-texts.module.css';

const PICTURE_SIZES = '(min-width: 44rem) 41rem, 100vw';

/** What the viewer says of each project, to be read without JavaScript: the gallery has no room for it. */
export function ProjectTexts({ projects }: { projects: readonly Project[] }) {
  const { heading, lead, title } = words.texts;
  return (
    <SiteFrame>
      <title>{`${title} | ${COMPANY.name}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb here={heading} within={{ text: frame.pages.portfolio, href: routes.portfolio() }} />
      <div className={`${page['wrap']} ${page['section']}`}>
        <h1 className={page['large']}>{heading}</h1>
        <p className={page['lead']}>{lead}</p>
        <div className={`${page['section']} ${styles['texts']}`}>
          {projects.map(
            ({ id, title: name, category, description, location, services, picture, ...project }) => (
              <article key={id} id={id}>
                <ContentPicture picture={picture} sizes={PICTURE_SIZES} alt={picture.alt} />
                <h2>{name}</h2>
                <p>{[category, location, monthOf(project)].filter(Boolean).join(', ')}</p>
                <p>{description}</p>
                {services.length > 0 && (
                  <ul>
                    {services.map((service) => (
                      <li key={service}>{service}</li>
                    ))}
                  </ul>
                )}
              </article>
            ),
          )}
        </div>
      </div>
    </SiteFrame>
  );
}
