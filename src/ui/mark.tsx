import { MARK_PATHS } from './mark-path.ts';

/** The monogram in the colour of its text; readable from 16 px. Decoration: the name stands beside it. */
export function Mark({ size_px = 32 }: { size_px?: number }) {
  return (
    <svg width={size_px} height={size_px} viewBox="0 0 48 48" fill="currentColor" aria-hidden="true">
      {MARK_PATHS.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
