/** The public index of presence, which the engine does not need: a chunk of its own, for who has a thing open. */
export { joinPresence } from './adapters/supabase-presence.ts';
