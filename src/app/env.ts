import { type AppEnvironment, readEnvironment } from './read-environment.ts';

declare const BUILD_SUPABASE_URL: string;
declare const BUILD_SUPABASE_PUBLISHABLE_KEY: string;

/** The two values that the build put in (build/public-environment.ts), parsed once. */
export const env: AppEnvironment = readEnvironment(
  { supabase_url: BUILD_SUPABASE_URL, publishable_key: BUILD_SUPABASE_PUBLISHABLE_KEY },
  location.origin,
);
