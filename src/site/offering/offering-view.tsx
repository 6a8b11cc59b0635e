import { offeringWords as words } from '../../content/site/offering-pages/words.ts';
import { frame } from '../../content/site/frame.ts';
import { contactPresetOf, routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BeforeAfterPair } from '../gallery/before-after-pair.tsx';
import { ContentPicture } from '../gallery/content-picture.tsx';
import { Breadcrumb } from '../sections/breadcrumb.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Faq } from '../sections/faq.tsx';
import page from '../sections/layout.module.css';
import { Scene } from '../sections/scene.tsx';
import { useHydrated } from '../sections/use-hydrated.ts';
import type { ShownOffering } from './built-offering.ts';
import styles from './offering-view.module.css';

const PICTURE_SIZES = '(min-width: 75rem) 40rem, (min-width: 64rem) 52vw, 100vw';
const CARD_SIZES = '(min-width: 75rem) 24rem, (min-width: 48rem) 32vw, 100vw';

interface Props {
  readonly offering: ShownOffering;
}

/** What it is, what it costs and how it looks, in the first window. */
function Opening({ offering, request }: Props & { request: string }) {
  const { slug, title, description, group, pair, price, time, place, guarantee } = offering;
  const { facts } = words;
  const shown = [
    [facts.price, price],
    [facts.time, time],
    [facts.place, place],
    [facts.guarantee, guarantee],
  ] as const;
  return (
    <section className={styles['opening']}>
      <div className={styles['words']}>
        <p className={styles['group']}>{group.title}</p>
        <h1>{title}</h1>
        <p className={styles['lead']}>{description}</p>
        <div className={styles['actions']}>
          <ButtonLink href={request}>{words.request}</ButtonLink>
          <ButtonLink look="text" href={routes.services(slug)}>
            {words.list}
          </ButtonLink>
        </div>
      </div>
      <div className={styles['picture']}>
        {pair === null ? (
          <Scene name={group.scene} alt="" sizes={PICTURE_SIZES} eager />
        ) : (
          <BeforeAfterPair pair={pair} sizes={PICTURE_SIZES} eager />
        )}
      </div>
      <dl className={styles['facts']}>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Work({ offering }: Props) {
  const { about, features, when, suits, not_suits } = offering;
  return (
    <section className={`${page['wrap']} ${page['section']}`}>
      <div className={styles['split']}>
        <h2 className={page['large']}>{words.about}</h2>
        <div>
          <p className={styles['lead']}>{about}</p>
          <ul className={styles['steps']}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <p className={styles['notice']}>{`${words.notice}: ${when}`}</p>
        </div>
      </div>
      <div className={styles['fit']}>
        <div>
          <h2>{words.suits}</h2>
          <ul>
            {suits.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
        <div data-not>
          <h2>{words.not_suits}</h2>
          <ul>
            {not_suits.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Cost({ offering, request, plan }: Props & { request: string; plan: string }) {
  const { price, has_amount, price_note, group_price } = offering;
  return (
    <section className={styles['quiet']}>
      <div className={`${page['wrap']} ${page['section']} ${styles['split']}`}>
        <h2 className={page['large']}>{has_amount ? words.price : words.on_request}</h2>
        <div>
          <p className={styles['price']}>{price}</p>
          <p className={styles['lead']}>{price_note}</p>
          {group_price !== null && <p className={styles['notice']}>{group_price}</p>}
          <p className={styles['actions']}>
            <ButtonLink look="quiet" href={request}>
              {words.request}
            </ButtonLink>
            <ButtonLink look="text" href={plan}>
              {has_amount ? words.plan.amount : words.plan.on_request}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}

function Projects({ offering: { projects } }: Props) {
  if (projects.length === 0) return null;
  return (
    <section className={`${page['wrap']} ${styles['more']}`}>
      <h2>{words.projects}</h2>
      <ul className={styles['cards']}>
        {projects.map(({ id, title, location, picture }) => (
          <li key={id}>
            <ContentPicture picture={picture} sizes={CARD_SIZES} alt="" />
            <h3>
              <a href={routes.project(id)}>{title}</a>
            </h3>
            {location !== null && <p>{location}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Articles that say more, and the other offerings of the group. */
function Further({ offering, boat }: Props & { boat: string | undefined }) {
  const { articles, others } = offering;
  return (
    <section className={`${page['wrap']} ${styles['more']} ${styles['further']}`}>
      {articles.length > 0 && (
        <div>
          <h2>{words.articles}</h2>
          <ul className={styles['rows']}>
            {articles.map(({ slug, title, preview }) => (
              <li key={slug}>
                <a href={routes.article(slug)}>{title}</a>
                {preview !== null && <p>{preview}</p>}
              </li>
            ))}
          </ul>
        </div>
      )}
      <nav aria-label={words.others}>
        <h2>{words.others}</h2>
        <ul className={styles['rows']}>
          {others.map(({ slug, title }) => (
            <li key={slug}>
              <a href={routes.offering(slug, boat)}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

/** The page of an offering: what it is and is not for, what it costs, questions, its projects and articles. */
export function OfferingView({ offering }: Props) {
  const awake = useHydrated();
  const { slug, title, questions } = offering;
  // what an earlier page knew goes on to the form.
  const known = awake ? contactPresetOf(location.search) : {};
  const request = routes.homeContact({ ...known, service: slug });
  return (
    <>
      <Breadcrumb here={title} within={{ text: frame.pages.services, href: routes.services() }} />
      <Opening offering={offering} request={request} />
      <Work offering={offering} />
      <Cost
        offering={offering}
        request={request}
        plan={routes.plan(undefined, { service: slug, boat: known.boat })}
      />
      <section className={`${page['wrap']} ${page['section']} ${styles['split']}`}>
        <h2 className={page['large']}>{words.questions}</h2>
        <Faq items={questions} />
      </section>
      <Projects offering={offering} />
      <Further offering={offering} boat={known.boat} />
      <CallToAction
        id="dienst-aanvragen"
        heading={words.call.heading}
        text={words.call.text}
        action={{ text: words.request, href: request }}
      />
    </>
  );
}
