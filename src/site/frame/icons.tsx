/** The two outlines every page needs, apart from those of its sections (sections/icon.tsx): no page loads the others for them. */
const PATHS = {
  menu: ['M4 7h16', 'M4 12h16', 'M10 17h10'],
  close: ['M18 6 6 18', 'm6 6 12 12'],
} as const;

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg width={24} height={24} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      {PATHS[name].map((path) => (
        <path key={path} d={path} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
      ))}
    </svg>
  );
}
