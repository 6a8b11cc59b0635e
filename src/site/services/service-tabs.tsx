import type { KeyboardEvent, RefObject } from 'react';
import { services } from '../../content/site/services.ts';
import { isPlainClick } from '../../lib/plain-click.ts';
import { TABS, type TabId } from './choice.ts';
import styles from './service-list.module.css';

export const PANEL_ID = 'diensten-paneel';
export const tabElementId = (tab: TabId): string => `tab-${tab}`;

/** Where a key leads from a tab: the arrows go round, Home and End to either end; null for every other key. */
export function tabAfterKey(key: string, from: TabId): TabId | null {
  const at = TABS.findIndex(({ id }) => id === from);
  const places: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % TABS.length,
    ArrowLeft: (at + TABS.length - 1) % TABS.length,
    Home: 0,
    End: TABS.length - 1,
  };
  const place = places[key];
  return place === undefined ? null : (TABS[place]?.id ?? null);
}

/**
 * The tabs of the price list (P-052). In the finished page they are links to the groups; once awake they are tabs, as
 * the ARIA practices describe them, with the arrows choosing at once.
 */
export function ServiceTabs(props: {
  awake: boolean;
  active: TabId;
  onChoose: (tab: TabId) => void;
  tabs_ref: RefObject<HTMLDivElement | null>;
}) {
  const { awake, active, onChoose, tabs_ref } = props;
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = event.key === ' ' ? active : tabAfterKey(event.key, active);
    if (next === null) return;
    event.preventDefault();
    onChoose(next);
    tabs_ref.current?.querySelector<HTMLElement>(`#${tabElementId(next)}`)?.focus();
  };
  return (
    <div
      ref={tabs_ref}
      className={styles['tabs']}
      role={awake ? 'tablist' : 'group'}
      aria-label={services.list.tabs_label}
    >
      {TABS.map(({ id, slug, name }) => (
        <a
          key={id}
          id={tabElementId(id)}
          href={`#${slug}`}
          {...(awake && {
            role: 'tab',
            'aria-selected': id === active,
            'aria-controls': PANEL_ID,
            tabIndex: id === active ? 0 : -1,
            onKeyDown,
            onClick: (event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onChoose(id);
            },
          })}
        >
          {name}
        </a>
      ))}
    </div>
  );
}
