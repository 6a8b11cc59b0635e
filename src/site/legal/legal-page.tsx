import type { ReactNode } from 'react';
import { POLICY } from '../../content/company.ts';
import type { Block, LegalText } from '../../content/legal/document.ts';
import { legal as words } from '../../content/legal/frame.ts';
import { frame } from '../../content/site/frame.ts';
import { Breadcrumb } from '../sections/breadcrumb.tsx';
import { SiteFrame } from '../sections/site-frame.tsx';
import { PageHead } from '../seo/page-head.tsx';
import { ContactBlock } from './contact-block.tsx';
import styles from './legal-page.module.css';
import { LegalWords } from './legal-words.tsx';

function Piece({ block, storage }: { block: Block; storage: ReactNode }) {
  if ('sub' in block) return <h3>{block.sub}</h3>;
  if ('p' in block)
    return (
      <p>
        <LegalWords words={block.p} />
      </p>
    );
  if ('insert' in block) return block.insert === 'contact' ? <ContactBlock /> : storage;
  if ('list' in block)
    return (
      <ul>
        {block.list.map((item, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a fixed list of texts
          <li key={place}>
            <LegalWords words={item} />
          </li>
        ))}
      </ul>
    );
  return (
    <dl>
      {block.terms.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <LegalWords words={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  readonly page: 'privacy' | 'terms' | 'cookies';
  readonly text: LegalText;
  /** Stands between the opening and the first section. */
  readonly opening?: ReactNode;
  /** What the insert `storage` shows. */
  readonly storage?: ReactNode;
}

/** A legal page (L-001..L-003, G-010): what it is, since when, what stands in it, and its numbered sections. */
export function LegalPage({ page, text, opening, storage }: Props) {
  const { text: day, date } = POLICY.effective_on;
  return (
    <SiteFrame>
      <PageHead page={page} />
      <Breadcrumb here={frame.pages[page]} />
      <div className={styles['page']}>
        <header>
          <h1>{text.heading}</h1>
          <p className={styles['lead']}>{text.lead}</p>
          <p className={styles['since']}>
            {`${words.effective}: `}
            <time dateTime={date}>{day}</time>
          </p>
        </header>
        <nav className={styles['contents']} aria-labelledby="op-deze-pagina">
          <h2 id="op-deze-pagina">{words.contents}</h2>
          <ol>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles['text']}>
          {opening}
          {text.sections.map(({ id, title, blocks }, index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{`${index + 1}. ${title}`}</h2>
              {blocks.map((block, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- a fixed text, in its own order
                <Piece key={place} block={block} storage={storage} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </SiteFrame>
  );
}
