export { SyncCenterScreen as default } from './sync-center-screen.tsx';
