import { assertNever } from '../../lib/assert-never.ts';
import type { SiteEvent } from './site-event.ts';

/** T-014: the fields of every event for both receivers. */
export interface Described {
  readonly category: string;
  readonly action: string;
  readonly label: string;
  readonly value: number;
}

const described = (category: string, action: string, label = '', value = 0): Described => ({
  category,
  action,
  label,
  value,
});

/** Category, action, label and value of an event (T-001). */
export function describeEvent(event: SiteEvent): Described {
  switch (event.name) {
    case 'page_view':
    case 'page_not_found':
      return described('Page', event.name, event.path);
    case 'css_loaded':
      return described('Performance', event.name, '', event.after_ms);
    case 'scroll_milestone':
      return described('Engagement', event.name, `${event.percent}%`, event.percent);
    case 'section_view':
      return described('Engagement', event.name, event.section);
    case 'section_engagement':
      return described('Engagement', event.name, event.section, event.seconds);
    case 'section_failed':
      return described('Error', event.name, event.section);
    case 'visitor_returned':
      return described('Engagement', event.name, '', event.away_seconds);
    case 'exit_intent':
      return described('Engagement', event.name);
    case 'button_click':
      return described(
        event.cta_type === 'primary' ? 'Conversion' : 'Engagement',
        `${event.cta_type}_button_click`,
        `${event.location}: ${event.button_text}`,
      );
    case 'navigation':
      return described('Navigation', event.name, event.href);
    case 'menu_opened':
      return described('Navigation', event.name);
    case 'contact_link':
      return described('Conversion', event.name, event.kind);
    case 'question_opened':
      return described('Engagement', event.name, event.question);
    case 'gallery_view':
      return described('Engagement', event.name, event.project);
    case 'search':
      return described('Search', event.name, event.term);
    case 'interaction':
      return described('Engagement', event.what, event.label);
    case 'consent':
      return described('Consent', event.name, event.choice);
    case 'form_invalid':
      return described('Form', event.name, `${event.form}: ${event.fields.join(', ')}`, event.fields.length);
    case 'form_sent':
      return described('Conversion', event.name, event.form);
    case 'form_kept':
      return described('Form', event.name, event.form);
    case 'form_failed':
      return described('Error', event.name, event.form);
    default:
      return assertNever(event);
  }
}
