const CONSEQUENCES: Readonly<Record<string, string>> = {
  send_mail: 'Mail wordt niet verstuurd',
  remove_deleted_files: 'Verwijderde bestanden blijven op de server staan',
  publish_posts: 'Geplande artikelen worden niet gepubliceerd',
  tidy_blog: 'Oude versies en foto’s van artikelen worden niet opgeruimd',
  collect_garbage: 'Oude versies worden niet opgeruimd',
  forget_mail: 'Gegevens in oude mail worden niet gewist',
  delete_expired_leads: 'Verlopen aanvragen worden niet verwijderd',
  limit_idle_transactions: 'Een vergeten transactie kan de synchronisatie van iedereen ophouden',
};

const REASONS: Readonly<Record<string, string>> = {
  no_pg_cron: 'De timer van de server staat uit (extensie pg_cron).',
  no_pg_net: 'De server kan zijn eigen functies niet aanroepen (extensie pg_net staat uit).',
  role_refused:
    'De server mag idle_in_transaction_session_timeout niet instellen voor de rol authenticator. Vraag het de aanbieder.',
  no_secret: 'In de kluis van de server (vault) ontbreekt project_url of cron_secret.',
};

/** Texts of the bell: jobs of the server that did not run in time. */
export const overdueJobs = {
  /** How the bell counts them, alone or after the mails. */
  bell: (count: number) =>
    count === 1 ? '1 taak van de server loopt niet' : `${count} taken van de server lopen niet`,
  title: 'Taken van de server',
  lead: 'Deze taken horen vanzelf te lopen. Geef dit door aan wie de server beheert; er gaat niets verloren.',
  reason: 'Reden',
  since: 'Laatst gelukt',
  /** What does not happen while a job does not run. */
  consequence: (job: string): string => CONSEQUENCES[job] ?? 'Een taak van de server loopt niet',
  reason_of: (reason: string): string =>
    REASONS[reason] ?? 'De taak is niet op tijd gelukt. In het logboek van de server staat waarom.',
} as const;
