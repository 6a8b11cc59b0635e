import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Project } from '../../public-data/projects.ts';

/** Marks the address while a viewer stands open (V-004). */
const FLAG = 'modal';

const addressWith = (flag: boolean): string => {
  const query = new URLSearchParams(location.search);
  if (flag) query.set(FLAG, 'true');
  else query.delete(FLAG);
  const text = query.toString();
  return `${location.pathname}${text === '' ? '' : `?${text}`}${location.hash}`;
};

const isFlagged = (): boolean => new URLSearchParams(location.search).get(FLAG) === 'true';

/** The state of a dialog that shows projects one by one. */
export interface Viewer {
  /** The project that stands open; null when none does. */
  readonly project: Project | null;
  /** The list that previous and next go through. */
  readonly among: readonly Project[];
  readonly open: (id: string) => void;
  readonly show: (id: string) => void;
  readonly close: () => void;
}

/**
 * Opens projects over the page: the address gets ?modal=true, so that the back button closes; closing
 * takes it away, puts the page back where it was (V-005) and gives the focus back. `?project=` opens by itself,
 * fetched when it is not in the list, and an unknown one is ignored.
 */
export function useViewer(
  projects: readonly Project[],
  fetchProject: (id: string) => Promise<Project | null>,
): Viewer {
  const [open_id, setOpenId] = useState<string | null>(null);
  const [guest, setGuest] = useState<Project | null>(null);
  const left = useRef<{ readonly scroll_y: number; readonly focus: Element | null } | null>(null);

  const open = useCallback((id: string): void => {
    left.current = { scroll_y: scrollY, focus: document.activeElement };
    if (!isFlagged()) history.pushState(history.state, '', addressWith(true));
    setOpenId(id);
  }, []);

  const closed = useCallback((): void => {
    setOpenId(null);
    const { scroll_y: y, focus } = left.current ?? {};
    left.current = null;
    requestAnimationFrame(() => {
      if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
      if (y !== undefined) scrollTo({ top: y, behavior: 'instant' });
    });
  }, []);

  const close = useCallback((): void => {
    if (isFlagged()) history.back();
    else closed();
  }, [closed]);

  const is_open = open_id !== null;
  useEffect(() => {
    if (!is_open) return undefined;
    const onPopState = (): void => {
      if (!isFlagged()) closed();
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [is_open, closed]);

  const first_projects = useRef(projects);
  useEffect(() => {
    let gone = false;
    // A reload, or a link with the flag alone: nothing stands open.
    if (isFlagged()) history.replaceState(history.state, '', addressWith(false));
    const id = new URLSearchParams(location.search).get('project');
    const begin = async (): Promise<void> => {
      if (id === null) return;
      if (!first_projects.current.some((project) => project.id === id)) {
        const found = await fetchProject(id);
        if (gone || found === null) return;
        setGuest(found);
      }
      open(id);
    };
    void begin();
    return () => {
      gone = true;
    };
  }, [fetchProject, open]);

  const among = useMemo(
    () => (guest === null || projects.some(({ id }) => id === guest.id) ? projects : [guest, ...projects]),
    [projects, guest],
  );
  const project = among.find(({ id }) => id === open_id) ?? null;
  return { project, among, open, show: setOpenId, close };
}
