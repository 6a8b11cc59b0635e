export { SettingsRoutes as default } from './settings-routes.tsx';
