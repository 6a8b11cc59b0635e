import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'tests/contract/**/*.test.ts', 'supabase/local/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'architecture', environment: 'node', include: ['tests/architecture/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'sql',
          environment: 'node',
          include: ['tests/sql/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          environment: 'node',
          include: ['tests/integration/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
