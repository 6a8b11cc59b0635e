/** The list of entities; what follows from it stands in ../tables.ts. */
import { blog_posts } from './blog-posts.ts';
import { boat_type_images } from './boat-type-images.ts';
import { client_notes } from './client-notes.ts';
import { clients } from './clients.ts';
import { colleagues } from './colleagues.ts';
import { company_settings } from './company-settings.ts';
import { conflicts } from './conflicts.ts';
import { contacts } from './contacts.ts';
import { founding_members } from './founding-members.ts';
import { images } from './images.ts';
import { mail_failures } from './mail-failures.ts';
import { newsletter_subscriptions } from './newsletter-subscriptions.ts';
import { request_reads } from './request-reads.ts';
import { service_photos } from './service-photos.ts';
import { service_records } from './service-records.ts';
import { services } from './services.ts';
import { site_files } from './site-files.ts';
import { transformations } from './transformations.ts';
import { videos } from './videos.ts';

/** Every synced table by name, in pull order: parents before children. */
export const ENTITIES = {
  clients,
  service_records,
  conflicts,
  colleagues,
  service_photos,
  client_notes,
  images,
  transformations,
  boat_type_images,
  services,
  videos,
  company_settings,
  site_files,
  contacts,
  founding_members,
  newsletter_subscriptions,
  request_reads,
  mail_failures,
  blog_posts,
};
