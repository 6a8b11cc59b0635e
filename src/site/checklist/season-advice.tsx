import { useSyncExternalStore } from 'react';
import { SEASONS, season } from '../../content/site/season.ts';
import built_articles from '../../public-data/snapshot/season-articles.generated.json';
import { routes } from '../../routes.ts';
import styles from './season-advice.module.css';

declare const BUILD_MONTH: number;

const neverChanges = () => () => undefined;

/** The season of a month, counted from 1. */
export const seasonOf = (month: number) => SEASONS.find(({ months }) => months.includes(month)) ?? SEASONS[0];

/** Three tasks of the season it is, and its article where the site has it: as the build had it in the finished HTML, by the visitor's own date once the page is awake. */
export function SeasonAdvice({
  articles = built_articles,
}: {
  articles?: readonly { readonly slug: string }[];
}) {
  const month = useSyncExternalStore(
    neverChanges,
    () => new Date().getMonth() + 1,
    () => BUILD_MONTH,
  );
  const { name, tasks, article } = seasonOf(month);
  return (
    <section className={styles['season']} aria-labelledby="seizoen">
      <h2 id="seizoen">{season.heading(name)}</h2>
      <ol>
        {tasks.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {articles.some(({ slug }) => slug === article.slug) && (
        <p>
          {season.read} <a href={routes.article(article.slug)}>{article.title}</a>
        </p>
      )}
    </section>
  );
}
