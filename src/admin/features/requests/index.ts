export { RequestsRoutes as default } from './requests-routes.tsx';
