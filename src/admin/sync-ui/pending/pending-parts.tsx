import { type PendingPartProps, useRuntime } from '../../runtime.ts';

/** Unsent work besides changed rows, below the list of changes: each entity that has such work shows its own. */
export function PendingParts(props: PendingPartProps) {
  const { pending_parts } = useRuntime();
  return pending_parts.map(({ name, Component }) => <Component key={name} {...props} />);
}
