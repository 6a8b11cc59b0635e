import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Project } from '../../public-data/projects.ts';

/** Marks the address while a viewer stands open (V-004), beside the project that it shows (R-11). */
const FLAG = 'modal';
const PROJECT = 'project';
/** In the state of the history's entry: the page without the viewer lies beneath it. */
const OVER_PAGE = 'viewer_over_page';

/** The address of the page with the viewer open on a project, or without it. */
function addressWith(project_id: string | null): string {
  const query = new URLSearchParams(location.search);
  query.delete(FLAG);
  query.delete(PROJECT);
  if (project_id !== null) {
    query.set(FLAG, 'true');
    query.set(PROJECT, project_id);
  }
  const text = query.toString();
  return `${location.pathname}${text === '' ? '' : `?${text}`}${location.hash}`;
}

const addressedId = (): string | null => new URLSearchParams(location.search).get(PROJECT);
const isFlagged = (): boolean => new URLSearchParams(location.search).get(FLAG) === 'true';

/** The present entry's state, which others may have something in too. */
function stateOf(): object {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
const isOverPage = (): boolean => OVER_PAGE in stateOf();

/** Gives the viewer an entry of its own on that of the page: back closes it, forward opens it again. */
function pushViewer(project_id: string): void {
  history.pushState({ ...stateOf(), [OVER_PAGE]: true }, '', addressWith(project_id));
}

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
 * Opens projects over the page. The address says which one, with ?modal=true, in an entry of its own: back closes, forward
 * opens again, a reload and a shared `?project=` show the same. Closing puts the page back where it was (V-005) and gives
 * the focus back. A project that is not in the list is fetched, and an unknown one is ignored.
 */
export function useViewer(
  projects: readonly Project[],
  fetchProject: (id: string) => Promise<Project | null>,
): Viewer {
  const [open_id, setOpenId] = useState<string | null>(null);
  const [guest, setGuest] = useState<Project | null>(null);
  const left = useRef<{ readonly scroll_y: number; readonly focus: Element | null } | null>(null);
  const known = useRef(projects);
  useEffect(() => {
    known.current = projects;
  });

  const reveal = useCallback((id: string | null): void => {
    if (id !== null) left.current ??= { scroll_y: scrollY, focus: document.activeElement };
    setOpenId(id);
  }, []);

  const open = useCallback(
    (id: string): void => {
      pushViewer(id);
      reveal(id);
    },
    [reveal],
  );

  const show = useCallback((id: string): void => {
    history.replaceState(history.state, '', addressWith(id));
    setOpenId(id);
  }, []);

  const closing = useRef(false);
  const close = useCallback((): void => {
    // A second press comes before the browser has gone back, and would leave the page.
    if (!closing.current) history.back();
    closing.current = true;
  }, []);

  // Gone with the viewer: the page stands where it stood, and so does the focus.
  const was_open = useRef<string | null>(null);
  useEffect(() => {
    const closed_id = open_id === null ? was_open.current : null;
    was_open.current = open_id;
    if (closed_id === null) return;
    const { scroll_y: y, focus } = left.current ?? {};
    left.current = null;
    requestAnimationFrame(() => {
      if (focus instanceof HTMLElement && focus !== document.body) {
        focus.focus({ preventScroll: true });
        scrollTo({ top: y ?? scrollY, behavior: 'instant' });
      } else {
        // Whom an address brought here comes to the card of what they saw.
        document.querySelector<HTMLElement>(`[data-project="${CSS.escape(closed_id)}"]`)?.focus();
      }
    });
  }, [open_id]);

  useEffect(() => {
    let asked = 0;
    const follow = async (): Promise<void> => {
      closing.current = false;
      asked += 1;
      const mine = asked;
      const id = addressedId();
      if (id !== null && !known.current.some((project) => project.id === id)) {
        const found = await fetchProject(id);
        if (mine !== asked) return;
        if (found !== null) setGuest(found);
        else if (isFlagged()) history.replaceState(history.state, '', addressWith(null));
        if (found === null) return reveal(null);
      }
      if (id !== null && !isOverPage()) {
        // A shared link: back leads to the page, not off it.
        history.replaceState(history.state, '', addressWith(null));
        pushViewer(id);
      }
      return reveal(id);
    };
    // The flag alone says nothing.
    if (addressedId() === null && isFlagged()) history.replaceState(history.state, '', addressWith(null));
    const onPopState = (): void => void follow();
    onPopState();
    addEventListener('popstate', onPopState);
    return () => {
      asked = 0;
      removeEventListener('popstate', onPopState);
    };
  }, [fetchProject, reveal]);

  const among = useMemo(
    () => (guest === null || projects.some(({ id }) => id === guest.id) ? projects : [guest, ...projects]),
    [projects, guest],
  );
  const project = among.find(({ id }) => id === open_id) ?? null;
  return { project, among, open, show, close };
}
