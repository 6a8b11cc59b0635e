import { Modal } from '@mantine/core';
import { IconArrowLeft, IconChevronRight } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { adminPage, SETTINGS_SECTION_PATHS } from '../../../admin-routes.ts';
import { errors } from '../../../content/errors.ts';
import { settingsText } from '../../../content/admin/settings.ts';
import { PageSpinner } from '../../../ui/spinner.tsx';
import { DialogOutlet, useRouteParams } from '../../components/dialogs/dialog-route.tsx';
import { StorageFailed } from '../../components/list/states.tsx';
import { SectionBoundary } from '../../components/section-boundary.tsx';
import { useIsPhone } from '../../components/use-is-phone.ts';
import { useRuntime } from '../../runtime.ts';
import { sectionParameters, type SettingsSection, sectionsOf, sectionWords } from './sections.ts';
import classes from './settings-screen.module.css';

const words = settingsText;

const addressOf = (name: SettingsSection['name']): string =>
  adminPage('settings_section', { section: SETTINGS_SECTION_PATHS[name] });

/** Every section this person may see; beside an open one it says which that is. */
function Sections({ open }: { open?: SettingsSection['name'] }) {
  const { user } = useRuntime();
  return (
    <nav className={classes['sections']} aria-label={words.landmark}>
      <ul>
        {sectionsOf(user).map(({ name, icon: SectionIcon }) => (
          <li key={name}>
            <Link
              className={classes['section_link']}
              to={addressOf(name)}
              replace={open !== undefined}
              aria-current={open === name ? 'page' : undefined}
            >
              <SectionIcon size={22} stroke={1.5} aria-hidden="true" />
              <span className={classes['section_name']}>{sectionWords(name).title}</span>
              <span className={classes['section_about']}>{sectionWords(name).about}</span>
              <IconChevronRight
                className={classes['onward'] ?? ''}
                size={20}
                stroke={1.5}
                aria-hidden="true"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The start of the settings: on a phone the list of sections, elsewhere the first section beside it. */
export function SectionList() {
  const { user } = useRuntime();
  const is_phone = useIsPhone();
  const first = sectionsOf(user)[0];
  if (!is_phone && first !== undefined) return <Navigate to={addressOf(first.name)} replace />;
  return (
    <div className={classes['screen']} data-list>
      <Sections />
    </div>
  );
}

const sectionFailed = (retry: () => void) => <StorageFailed title={words.unreadable} onRetry={retry} />;

/** One section at its own address; one that is not this person's leads to the start. */
export function OpenSection() {
  const { user } = useRuntime();
  const is_phone = useIsPhone();
  const { section } = useRouteParams(sectionParameters);
  const shown = sectionsOf(user).find(({ name }) => name === section);
  if (shown === undefined) return <Navigate to={adminPage('settings')} replace />;
  const { title, about } = sectionWords(shown.name);
  return (
    <div className={classes['screen']}>
      {is_phone ? (
        <Link className={classes['back']} to={adminPage('settings')} replace>
          <IconArrowLeft size={20} stroke={1.5} aria-hidden="true" />
          {words.back}
        </Link>
      ) : (
        <Sections open={shown.name} />
      )}
      <section className={classes['open']} aria-labelledby="settings-section">
        <header>
          <h2 id="settings-section">{title}</h2>
          <p className={classes['about']}>{about}</p>
        </header>
        <SectionBoundary key={shown.name} fallback={sectionFailed}>
          <Suspense fallback={<PageSpinner label={errors.loading} />}>
            <shown.Component />
          </Suspense>
        </SectionBoundary>
      </section>
      <Modal.Stack>
        <DialogOutlet />
      </Modal.Stack>
    </div>
  );
}
