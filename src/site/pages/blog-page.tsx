import { blog as words } from '../../content/site/blog.ts';
import { posts } from '../../public-data/post-list.ts';
import { pageHref } from '../sections/page-href.ts';
import { routes } from '../../routes.ts';
import { BlogHero } from '../blog/blog-hero.tsx';
import { BlogSidebar } from '../blog/blog-sidebar.tsx';
import { PostList } from '../blog/post-list.tsx';
import { NewsletterForm } from '../forms/newsletter-form.tsx';
import { Breadcrumb } from '../sections/breadcrumb.tsx';
import page from '../sections/layout.module.css';
import { SectionBoundary } from '../sections/section-boundary.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { PageHead } from '../seo/page-head.tsx';
import styles from './blog-page.module.css';

/** G-009: the list of articles. */
export default function BlogPage() {
  const content = posts.use();
  const { intro, tiles } = words;
  return (
    <SiteFrame over_scene>
      <PageHead page="blog" />
      <BlogHero />
      <Breadcrumb here={words.here} />
      <section className={`${page['wrap']} ${styles['intro']}`} aria-labelledby="blog-onderwerpen">
        <h2 id="blog-onderwerpen" className={page['unseen']}>
          {words.tiles_label}
        </h2>
        <p>
          {intro.before}
          <a href={pageHref(routes.services())}>{intro.link}</a>
          {intro.after}
        </p>
        <ul>
          {tiles.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className={`${page['wrap']} ${styles['columns']}`}>
        <SectionBoundary name="posts">
          <PostList content={content} />
        </SectionBoundary>
        <BlogSidebar />
      </div>
      <div className={`${page['wrap']} ${styles['checklist']}`}>
        <NewsletterForm place="inline" />
      </div>
    </SiteFrame>
  );
}
