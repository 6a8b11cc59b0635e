/**
 * The fewest characters of a password. Shown beside the field and checked before sending, in the app and by the commands that make
 * accounts; the server has the last word (`minimum_password_length` of supabase/config.toml).
 */
export const PASSWORD_MIN_LENGTH = 10;
