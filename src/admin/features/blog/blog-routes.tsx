import { createRoutesFromElements, Route, useRoutes } from 'react-router-dom';
import { ADMIN_PATHS } from '../../../admin-routes.ts';
import { BlogScreen } from './blog-screen.tsx';
import { EditPostDialog, NewPostDialog } from './form/post-dialogs.tsx';
import { PreviewDialog } from './form/preview-dialog.tsx';
import { HtmlDialog } from './html-editor/html-dialog.tsx';
import { ComparisonDialog } from './versions/comparison-dialog.tsx';
import { VersionsDialog } from './versions/versions-dialog.tsx';

export const BLOG_ROUTES = createRoutesFromElements(
  <Route path={ADMIN_PATHS.blog} element={<BlogScreen />}>
    <Route path={ADMIN_PATHS.new_post} element={<NewPostDialog />}>
      <Route path={ADMIN_PATHS.new_post_preview} element={<PreviewDialog />} />
      <Route path={ADMIN_PATHS.new_post_html} element={<HtmlDialog />} />
    </Route>
    <Route path={ADMIN_PATHS.edit_post} element={<EditPostDialog />}>
      <Route path={ADMIN_PATHS.edit_post_preview} element={<PreviewDialog />} />
      <Route path={ADMIN_PATHS.edit_post_html} element={<HtmlDialog />} />
      <Route path={ADMIN_PATHS.post_versions} element={<VersionsDialog />}>
        <Route path={ADMIN_PATHS.post_version} element={<ComparisonDialog />} />
      </Route>
    </Route>
  </Route>,
);

/** The blog: its articles, and over them the form with its preview and its versions. */
export function BlogRoutes() {
  return useRoutes(BLOG_ROUTES);
}
