import { createRoutesFromElements, Route, useRoutes } from 'react-router-dom';
import { ADMIN_PATHS } from '../../../routes.ts';
import { BlogScreen } from './blog-screen.tsx';
import { EditPostDialog, NewPostDialog } from './form/post-dialogs.tsx';
import { PreviewDialog } from './form/preview-dialog.tsx';

export const BLOG_ROUTES = createRoutesFromElements(
  <Route path={ADMIN_PATHS.blog} element={<BlogScreen />}>
    <Route path={ADMIN_PATHS.new_post} element={<NewPostDialog />}>
      <Route path={ADMIN_PATHS.new_post_preview} element={<PreviewDialog />} />
    </Route>
    <Route path={ADMIN_PATHS.edit_post} element={<EditPostDialog />}>
      <Route path={ADMIN_PATHS.edit_post_preview} element={<PreviewDialog />} />
    </Route>
  </Route>,
);

/** The blog desk: the articles, and over them the form and its preview. */
export function BlogRoutes() {
  return useRoutes(BLOG_ROUTES);
}
