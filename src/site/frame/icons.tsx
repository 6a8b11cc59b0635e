/** The two outlines every page needs, apart from those of its sections (sections/icon.tsx): no page loads the others for them. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M10 17h10',
  close: 'M18 6 6 18M6 6l12 12',
} as const;

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
