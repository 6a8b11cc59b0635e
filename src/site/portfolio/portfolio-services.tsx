import { portfolio as words } from '../../content/site/portfolio.ts';
import type { ServiceCard } from '../../public-data/cards.ts';
import { service_cards } from '../../public-data/portfolio.ts';
import { routes } from '../../routes.ts';
import { pageHref } from '../sections/page-href.ts';
import { ContentPicture } from '../gallery/content-picture.tsx';
import { Scene, type SceneName } from '../sections/scene.tsx';
import styles from './portfolio-services.module.css';

const SIZES = '(min-width: 75rem) 24rem, (min-width: 48rem) 31vw, 100vw';

/** A service of the office's, or one of ours with its scene. */
interface Card extends ServiceCard {
  readonly scene?: SceneName;
}

/** P-080: service cards; nothing when they cannot be fetched, three of ours when the office has none. */
export function PortfolioServices() {
  const { items, status } = service_cards.use();
  if (status === 'failed') return null;
  const { heading, more, fallback } = words.services;
  const cards: readonly Card[] =
    items.length > 0 ? items : fallback.map((card) => ({ ...card, link: null, picture: null }));
  return (
    <section className={styles['services']} aria-labelledby="portfolio-diensten">
      <div className={styles['inner']}>
        <div className={styles['head']}>
          <h2 id="portfolio-diensten">{heading}</h2>
          <a href={pageHref(routes.services())}>{more}</a>
        </div>
        <ul>
          {cards.map((card) => (
            <li key={card.id}>
              {card.picture === null ? (
                <Scene name={card.scene ?? 'service-restoration'} alt="" sizes={SIZES} />
              ) : (
                <ContentPicture picture={card.picture} sizes={SIZES} alt="" />
              )}
              <h3>
                <a
                  href={
                    card.link?.startsWith('https:') ? card.link : pageHref(card.link ?? routes.services())
                  }
                >
                  {card.title}
                </a>
              </h3>
              <p>{card.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
