import { terms } from '../../content/legal/terms.ts';
import { LegalPage } from '../legal/legal-page.tsx';

/** L-030..L-034, R-59: the terms of service. */
export default function TermsPage() {
  return <LegalPage page="terms" text={terms} />;
}
