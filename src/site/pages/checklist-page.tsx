import { CHECK_GROUPS, checklist } from '../../content/site/checklist.ts';
import { calendar } from '../../content/site/season.ts';
import { useCompany } from '../../public-data/company-settings.ts';
import { routes } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { saveCalendar } from '../checklist/calendar-file.ts';
import { CheckList } from '../checklist/check-list.tsx';
import { SeasonAdvice } from '../checklist/season-advice.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Breadcrumb } from '../sections/breadcrumb.tsx';
import { Scene } from '../sections/scene.tsx';
import { SiteFrame } from '../frame/site-frame.tsx';
import { PageHead } from '../seo/page-head.tsx';
import styles from './checklist-page.module.css';

/** F-086: the promised checklist: to read on board, to tick, to print. */
export default function ChecklistPage() {
  const { heading, lead, print, offline, contents, sheet, help } = checklist;
  const { phone } = useCompany();
  return (
    <SiteFrame>
      <PageHead page="checklist" />
      <div className={styles['screen']}>
        <Breadcrumb here={heading} />
      </div>
      <div className={styles['head']}>
        <div>
          <h1>{heading}</h1>
          <p className={styles['lead']}>{lead}</p>
          <div className={styles['actions']}>
            <Button onClick={() => window.print()}>{print}</Button>
            <Button look="quiet" onClick={saveCalendar}>
              {calendar.action}
            </Button>
            <p>{offline}</p>
          </div>
        </div>
        <nav aria-labelledby="onderdelen">
          <h2 id="onderdelen">{contents}</h2>
          <ol>
            {CHECK_GROUPS.map(({ id, name, checks }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>{name}</span>
                  <span>{checks.length}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <dl className={styles['sheet']}>
          <dt>{sheet.boat}</dt>
          <dd />
          <dt>{sheet.date}</dt>
          <dd />
        </dl>
      </div>
      <div className={styles['screen']}>
        <Scene name="hero-services" alt="" sizes="100vw" className={styles['scene']} />
        <SeasonAdvice />
      </div>
      <CheckList />
      <div className={styles['screen']}>
        <CallToAction
          id="hulp"
          heading={help.heading}
          text={help.text}
          action={{ text: help.action, href: routes.homeContact() }}
          second={{ text: phone.text, href: phone.href }}
        />
      </div>
    </SiteFrame>
  );
}
