/** A demo sign-in; `role` null is somebody with an account who is not staff. */
interface DemoUser {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: 'admin' | 'technician' | null;
}

/** The people of the demo data, with fixed ids so that seeded rows can name them. */
export const DEMO_USERS: readonly DemoUser[] = [
  {
    id: '0190a0e0-0000-7000-8000-000000000001',
    email: 'kantoor@havenglans.example',
    password: 'Kantoor-2018!',
    name: 'Sanne de Vries',
    role: 'admin',
  },
  {
    id: '0190a0e0-0000-7000-8000-000000000002',
    email: 'monteur@havenglans.example',
    password: 'Monteur-2018!',
    name: 'Bram Visser',
    role: 'technician',
  },
  {
    id: '0190a0e0-0000-7000-8000-000000000003',
    email: 'monteur2@havenglans.example',
    password: 'Monteur-2019!',
    name: 'Joost Bakker',
    role: 'technician',
  },
  {
    id: '0190a0e0-0000-7000-8000-000000000004',
    email: 'gast@havenglans.example',
    password: 'Gast-2018!',
    name: 'Gast',
    role: null,
  },
];
