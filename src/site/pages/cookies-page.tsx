import { COMPANY } from '../../content/company.ts';
import { cookies } from '../../content/site/consent.ts';
import { ConsentButtons } from '../consent/consent-buttons.tsx';
import { useConsent } from '../consent/use-consent.ts';
import { Breadcrumb } from '../sections/breadcrumb.tsx';
import { SiteFrame } from '../sections/site-frame.tsx';
import { PageHead } from '../seo/page-head.tsx';
import styles from './cookies-page.module.css';

interface KeptList {
  readonly heading: string;
  readonly items: readonly { readonly name: string; readonly text: string }[];
}

function Kept({ id, list }: { id: string; list: KeptList }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{list.heading}</h2>
      <dl>
        {list.items.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** what is kept on a visitor's device, with the banner's two buttons: withdrawing is as easy as giving. */
export default function CookiesPage() {
  const consent = useConsent();
  const { choice } = cookies;
  return (
    <SiteFrame>
      <PageHead page="cookies" />
      <Breadcrumb here={cookies.heading} />
      <div className={styles['page']}>
        <h1>{cookies.heading}</h1>
        <p className={styles['lead']}>{cookies.lead}</p>
        <section className={styles['choice']} aria-labelledby="keuze">
          <h2 id="keuze">{choice.heading}</h2>
          <noscript>{choice.without_script}</noscript>
          <div className={styles['awake']}>
            <p aria-live="polite">{choice[consent ?? 'undecided']}</p>
            <ConsentButtons />
          </div>
        </section>
        <Kept id="nodig" list={cookies.needed} />
        <Kept id="meten" list={cookies.measured} />
        <section aria-labelledby="vragen">
          <h2 id="vragen">{cookies.contact.heading}</h2>
          <p>
            {cookies.contact.text} <a href={COMPANY.phone.href}>{COMPANY.phone.text}</a>,{' '}
            <a href={COMPANY.email.href}>{COMPANY.email.text}</a>
          </p>
        </section>
      </div>
    </SiteFrame>
  );
}
