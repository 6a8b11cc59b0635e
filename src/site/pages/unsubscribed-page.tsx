import { useCompany } from '../../public-data/company-settings.ts';
import { unsubscribed } from '../../content/site/checklist.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { PageHead } from '../seo/page-head.tsx';
import styles from './not-found-page.module.css';

/** where every unsubscribing ends; it says the same to everyone, so it reveals nothing. */
export default function UnsubscribedPage() {
  const { heading, text, mistake, home, checklist } = unsubscribed;
  const { phone } = useCompany();
  return (
    <SiteFrame>
      <PageHead page="unsubscribed" />
      <section className={styles['page']}>
        <h1>{heading}</h1>
        <p className={styles['text']}>{text}</p>
        <p className={styles['text']}>
          {mistake} <a href={phone.href}>{phone.text}</a>
        </p>
        <div className={styles['actions']}>
          <ButtonLink href={routes.home()}>{home}</ButtonLink>
          <ButtonLink look="quiet" href={routes.page('checklist')}>
            {checklist}
          </ButtonLink>
        </div>
      </section>
    </SiteFrame>
  );
}
