export type Person = 'admin' | 'technician' | 'technician2' | 'guest';

/** The demo sign-ins (supabase/local). */
export const PEOPLE: Record<Person, { email: string; password: string; name: string }> = {
  admin: { email: 'kantoor@havenglans.example', password: 'Kantoor-2018!', name: 'Sanne de Vries' },
  technician: { email: 'monteur@havenglans.example', password: 'Monteur-2018!', name: 'Bram Visser' },
  technician2: { email: 'monteur2@havenglans.example', password: 'Monteur-2019!', name: 'Joost Bakker' },
  guest: { email: 'gast@havenglans.example', password: 'Gast-2018!', name: 'Gast' },
};
