import { lazy, Suspense, useEffect } from 'react';
import { SectionBoundary } from '../sections/section-boundary.tsx';
import type { ProjectViewerProps } from './project-viewer.tsx';
import type { Viewer } from './use-viewer.ts';

const load = () => import('./project-viewer.tsx');
const ProjectViewer = lazy(load);

interface Props extends Pick<ProjectViewerProps, 'on' | 'pair'> {
  readonly viewer: Viewer;
}

/** The viewer, fetched when the page has settled, so that a tap does not wait for it and it works without a network. */
export function LazyViewer({ viewer, on, pair }: Props) {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), 1_500);
    return () => clearTimeout(timer);
  }, []);
  const { project, among, show, close } = viewer;
  if (project === null) return null;
  return (
    <SectionBoundary name="project_viewer">
      <Suspense fallback={null}>
        <ProjectViewer project={project} among={among} on={on} pair={pair} onShow={show} onClose={close} />
      </Suspense>
    </SectionBoundary>
  );
}
