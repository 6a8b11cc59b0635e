export { BlogRoutes as default } from './blog-routes.tsx';
