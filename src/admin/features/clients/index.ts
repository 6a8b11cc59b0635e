export { ClientsRoutes as default } from './clients-routes.tsx';
