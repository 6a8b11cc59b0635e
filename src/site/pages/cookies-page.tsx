import { choice, cookies } from '../../content/legal/cookies.ts';
import { ConsentButtons } from '../consent/consent-buttons.tsx';
import { useConsent } from '../consent/use-consent.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { StorageTable } from '../legal/storage-table.tsx';
import styles from './cookies-page.module.css';

/** the banner's two buttons, for withdrawing is as easy as giving. */
function Choice() {
  const consent = useConsent();
  return (
    <section data-on-screen className={styles['choice']} aria-labelledby="keuze">
      <h2 id="keuze">{choice.heading}</h2>
      <noscript>{choice.without_script}</noscript>
      <div className={styles['awake']}>
        <p aria-live="polite">{choice[consent ?? 'undecided']}</p>
        <ConsentButtons />
      </div>
    </section>
  );
}

/** L-010: the cookie policy, with the choice itself and everything that is kept on a visitor's device. */
export default function CookiesPage() {
  return <LegalPage page="cookies" text={cookies} opening={<Choice />} storage={<StorageTable />} />;
}
