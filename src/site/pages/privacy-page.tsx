import { privacy } from '../../content/legal/privacy.ts';
import { LegalPage } from '../legal/legal-page.tsx';

/** L-020: the privacy policy. */
export default function PrivacyPage() {
  return <LegalPage page="privacy" text={privacy} />;
}
