import { terms } from '../../content/legal/terms.ts';
import { LegalPage } from '../legal/legal-page.tsx';

/** L-034: the terms of service. */
export default function TermsPage() {
  return <LegalPage page="terms" text={terms} />;
}
