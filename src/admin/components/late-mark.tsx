import { IconClockExclamation } from '@tabler/icons-react';

/** The mark of what is too late, the same wherever that is told; the words stand beside it. */
export function LateMark({ size = 16 }: { readonly size?: number }) {
  return <IconClockExclamation size={size} stroke={1.75} aria-hidden="true" data-late-mark />;
}
