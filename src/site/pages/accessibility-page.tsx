import { accessibility } from '../../content/legal/accessibility.ts';
import { LegalPage } from '../legal/legal-page.tsx';

/** The accessibility statement. */
export default function AccessibilityPage() {
  return <LegalPage page="accessibility" text={accessibility} />;
}
