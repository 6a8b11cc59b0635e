export { SiteContentRoutes as default } from './site-content-routes.tsx';
