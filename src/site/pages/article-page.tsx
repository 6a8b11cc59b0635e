import { article as words } from '../../content/site/article.ts';
import { article_description } from '../../content/site/article.ts';
import { articleSlugAt } from '../../routes.ts';
import { ArticleView } from '../article/article-view.tsx';
import { MissingArticle } from '../article/missing-article.tsx';
import { useArticle } from '../article/use-article.ts';
import { usePagePath } from '../page-path.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import styles from './article-page.module.css';

/** One article of the blog, by the slug in its address (B-062). */
export default function ArticlePage() {
  const { state, retry } = useArticle(articleSlugAt(usePagePath()) ?? '');
  return (
    <SiteFrame>
      {state.status === 'loading' && (
        <>
          <title>{words.tab_title(words.loading)}</title>
          <output className={styles['loading']}>{words.loading}</output>
        </>
      )}
      {state.status === 'missing' && <MissingArticle is_offline={state.is_offline} onRetry={retry} />}
      {state.status === 'shown' && (
        <>
          <title>{words.tab_title(state.article.card.title)}</title>
          {!import.meta.env.SSR && (
            <meta name="description" content={state.article.description ?? article_description} />
          )}
          <ArticleView article={state.article} text={state.text} />
        </>
      )}
    </SiteFrame>
  );
}
