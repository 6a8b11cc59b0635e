import { Outline } from '../../ui/outline.tsx';

/** The two outlines every page needs, apart from those of its sections (sections/icon.tsx): no page loads the others for them. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M10 17h10',
  close: 'M18 6 6 18M6 6l12 12',
} as const;

export const Icon = ({ name }: { readonly name: keyof typeof PATHS }) => <Outline path={PATHS[name]} />;
