export { DashboardRoutes as default } from './dashboard-routes.tsx';
