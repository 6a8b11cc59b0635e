/** What someone agrees to with the newsletter; kept with the row, as proof. Shown at the form in these words. */
export const NEWSLETTER_CONSENT =
  'U ontvangt onze nieuwsbrief over jachtonderhoud. Afmelden kan met de link in elke e-mail.';
