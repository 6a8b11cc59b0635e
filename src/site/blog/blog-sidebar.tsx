import { blog as words } from '../../content/site/blog.ts';
import { foundingDiscount } from '../../content/founding-member.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { NewsletterForm } from '../forms/newsletter-form.tsx';
import { useFoundingPlaces } from '../frame/use-founding-places.ts';
import { PageEndStyles } from '../sections/page-end-styles.tsx';
import { pageHref } from '../sections/page-href.ts';
import styles from './blog-sidebar.module.css';

/** B-015: the newsletter, topics with a page of their own, and the programme, which leads to its section of the portfolio. */
export function BlogSidebar() {
  const { heading, links } = words.topics;
  const places = useFoundingPlaces();
  return (
    <aside className={styles['side']} aria-label={words.aside}>
      <PageEndStyles />
      <NewsletterForm place="sidebar" />
      <div className={styles['topics']}>
        <h2 id="blog-populair">{heading}</h2>
        <ul>
          {links.map(({ text, page }) => (
            <li key={text}>
              <a href={pageHref(routes.page(page))}>{text}</a>
            </li>
          ))}
        </ul>
        <p>
          <a href={routes.blogFeed()}>{words.feed.link}</a>
        </p>
      </div>
      <div className={styles['founding']}>
        <h2>{words.founding.heading}</h2>
        <p>{`${foundingDiscount()}. ${places}`}</p>
        <ButtonLink look="quiet" href={routes.foundingMember()}>
          {words.founding.action}
        </ButtonLink>
      </div>
    </aside>
  );
}
