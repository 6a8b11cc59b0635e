import { Outline } from '../../ui/outline.tsx';

/** Outlines of the Tabler set (MIT), by what a button of the viewers does. */
const PATHS = {
  share:
    'M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.7 10.7l6.6-3.4M8.7 13.3l6.6 3.4',
  download: 'M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 11l5 5l5-5M12 4v12',
  close: 'M18 6L6 18M6 6l12 12',
  zoom: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M7 10h6M10 7v6M21 21l-6-6',
  unzoom: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M7 10h6M21 21l-6-6',
  fullscreen: 'M4 8V6a2 2 0 0 1 2-2h2M4 16v2a2 2 0 0 0 2 2h2M16 4h2a2 2 0 0 1 2 2v2M16 20h2a2 2 0 0 0 2-2v-2',
  leave_fullscreen:
    'M15 19v-2a2 2 0 0 1 2-2h2M15 5v2a2 2 0 0 0 2 2h2M5 15h2a2 2 0 0 1 2 2v2M5 9h2a2 2 0 0 0 2-2V5',
  previous: 'M15 6l-6 6l6 6',
  next: 'M9 6l6 6l-6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
} as const;

export type ViewerIconName = keyof typeof PATHS;

/** Decoration: the button has a name. */
export const ViewerIcon = ({ name }: { readonly name: ViewerIconName }) => <Outline path={PATHS[name]} />;
