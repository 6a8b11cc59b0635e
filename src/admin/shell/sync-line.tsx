import { PillContent } from '../sync-ui/status/pill-content.tsx';
import { usePillLabel } from '../sync-ui/status/use-pill-state.ts';
import { useNow } from '../components/use-now.ts';
import classes from './sync-line.module.css';

const TICK_MS = 10_000;

/** The sync pill's words where nothing can be opened: sending goes on behind a locked screen. */
export function SyncLine() {
  const words = usePillLabel(useNow(TICK_MS));
  return (
    <p className={classes['line']} data-tone={words.tone}>
      <PillContent words={words} />
    </p>
  );
}
