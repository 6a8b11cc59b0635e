export { BlogRoutes as default } from './blog-routes.tsx';
export { ArticleConflict } from './together/article-conflict.tsx';
