import type { ReactNode } from 'react';
import { POLICY, COMPANY } from '../../content/company.ts';
import type { Block, LegalText, TextLink, Words } from '../../content/legal/document.ts';
import { legal as words } from '../../content/legal/frame.ts';
import { frame } from '../../content/site/frame.ts';
import { useCompany } from '../../public-data/company-settings.ts';
import { Breadcrumb } from '../sections/breadcrumb.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { PageHead } from '../seo/page-head.tsx';
import styles from './legal-page.module.css';
import { LINKED_PAGES, routes } from '../../routes.ts';

function Piece({ block, storage }: { block: Block; storage: ReactNode }) {
  if ('sub' in block) return <h3>{block.sub}</h3>;
  if ('p' in block)
    return (
      <p>
        <RunningText text={block.p} />
      </p>
    );
  if ('insert' in block) return block.insert === 'contact' ? <ContactBlock /> : storage;
  if ('list' in block)
    return (
      <ul>
        {block.list.map((item, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a fixed list of texts
          <li key={place}>
            <RunningText text={item} />
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
            <RunningText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  readonly page: 'privacy' | 'terms' | 'cookies' | 'accessibility';
  readonly text: LegalText;
  /** Stands between the opening and the first section. */
  readonly opening?: ReactNode;
  /** The table of the insert `storage`. */
  readonly storage?: ReactNode;
}

/** A legal page (L-003): title, date, table of contents, and its numbered sections. */
export function LegalPage({ page, text, opening, storage }: Props) {
  const { text: day, date } = text.made_on ?? POLICY.effective_on;
  return (
    <SiteFrame>
      <PageHead page={page} />
      <Breadcrumb here={frame.pages[page]} />
      <div className={styles['page']}>
        <header>
          <h1>{text.heading}</h1>
          <p className={styles['lead']}>{text.lead}</p>
          <p className={styles['since']}>
            {`${text.made_on ? words.made_on : words.effective}: `}
            <time dateTime={date}>{day}</time>
            {text.reviewed_on && (
              <>
                {`, ${words.reviewed_on} `}
                <time dateTime={text.reviewed_on.date}>{text.reviewed_on.text}</time>
              </>
            )}
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

/** L-002: who we are and how to reach us; what the company has yet to name is said to follow (company.ts). */
function ContactBlock() {
  const { contact } = words;
  const { phone, email, street, postal_code, kvk_number, vat_number } = useCompany();
  const address = street && postal_code && `${street}, ${postal_code} ${COMPANY.base}`;
  const known = (value: string | null): string => value ?? contact.unknown;
  const lines = [
    { name: contact.name, value: COMPANY.name },
    { name: contact.base, value: COMPANY.base },
    { name: contact.address, value: known(address) },
    { name: contact.email, value: <a href={email.href}>{email.text}</a> },
    { name: contact.phone, value: <a href={phone.href}>{phone.text}</a> },
    { name: contact.kvk, value: known(kvk_number) },
    { name: contact.vat, value: known(vat_number) },
  ];
  return (
    <dl>
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Link({ link }: { link: TextLink }) {
  const company = useCompany();
  if ('company' in link) return <a href={company[link.company].href}>{company[link.company].text}</a>;
  if (!('page' in link)) return <a href={link.href}>{link.text}</a>;
  // A page that is not built yet is named, not linked.
  return LINKED_PAGES.some((page) => page === link.page) ? (
    <a href={routes.page(link.page)}>{link.text}</a>
  ) : (
    link.text
  );
}

/** Running text with its links. */
function RunningText({ text }: { text: Words }) {
  if (typeof text === 'string') return text;
  return text.map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <Link key={'company' in piece ? piece.company : piece.text} link={piece} />
    ),
  );
}
