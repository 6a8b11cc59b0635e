export { SiteContentScreen as default } from './site-content-screen.tsx';
