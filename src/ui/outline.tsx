/**
 * Draws an icon's path as a line in the colour of its text, 1.5 px wide at any size. It is decoration: the words stand beside it,
 * or its button has a name. Each place keeps its own paths, so that no page loads those of another.
 */
export function Outline({ path, size_px = 24 }: { readonly path: string; readonly size_px?: number }) {
  return (
    <svg
      width={size_px}
      height={size_px}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={36 / size_px}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
