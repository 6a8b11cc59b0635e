import { useEffect, useRef, useSyncExternalStore } from 'react';
import { withinSentence } from '../../content/language.ts';
import { CHECK_GROUPS, type CheckGroup, checklist } from '../../content/site/checklist.ts';
import { Button } from '../../ui/button.tsx';
import styles from './check-list.module.css';
import { checked_items } from './checked-items.ts';

const ALL = CHECK_GROUPS.reduce((sum, { checks }) => sum + checks.length, 0);

/** The number of a group's first check, counted through the whole list. */
const FIRST_NUMBERS = CHECK_GROUPS.map((_, index) =>
  CHECK_GROUPS.slice(0, index).reduce((sum, { checks }) => sum + checks.length, 1),
);

const boxesOf = (form: HTMLFormElement): readonly HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'),
];

const keepTicks = (form: HTMLFormElement): void =>
  checked_items.keep(new Set(boxesOf(form).flatMap(({ checked, value }) => (checked ? [value] : []))));

function Group({ group, first }: { group: CheckGroup; first: number }) {
  return (
    <section className={styles['group']} aria-labelledby={group.id}>
      <header>
        <h2 id={group.id}>{group.name}</h2>
        <p>{`${checklist.tools} ${withinSentence(group.tools)}`}</p>
      </header>
      <ol start={first}>
        {group.checks.map(({ id, title, how, tells }, index) => (
          <li key={id}>
            <input id={`controle-${id}`} type="checkbox" value={id} aria-describedby={`hoe-${id}`} />
            <div>
              <h3>
                <label htmlFor={`controle-${id}`}>
                  <span className={styles['number']}>{first + index}</span> {title}
                </label>
              </h3>
              <div id={`hoe-${id}`}>
                <p>{how}</p>
                <p className={styles['tells']}>{tells}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * The 25 checks with native boxes (F-086). They work without a script; with one, what is ticked is counted and kept on
 * this device. The boxes keep their own state, so that a tick made before the script woke is not lost.
 */
export function CheckList() {
  const form = useRef<HTMLFormElement>(null);
  const count = useSyncExternalStore(
    checked_items.subscribe,
    () => checked_items.get().size,
    () => 0,
  );
  useEffect(() => {
    if (form.current === null) return;
    const kept = checked_items.get();
    for (const box of boxesOf(form.current)) box.checked ||= kept.has(box.value);
    keepTicks(form.current);
  }, []);

  return (
    <form
      ref={form}
      className={styles['list']}
      autoComplete="off"
      data-far=""
      onChange={({ currentTarget }) => keepTicks(currentTarget)}
      onReset={({ currentTarget }) => setTimeout(keepTicks, 0, currentTarget)}
    >
      {CHECK_GROUPS.map((group, index) => (
        <Group key={group.id} group={group} first={FIRST_NUMBERS[index] ?? 1} />
      ))}
      <div className={styles['progress']} data-shown={count > 0}>
        <output>{count === 0 ? '' : checklist.progress(count, ALL)}</output>
        <Button type="reset" look="text">
          {checklist.again}
        </Button>
      </div>
    </form>
  );
}
