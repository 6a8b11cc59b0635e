import { vi } from 'vitest';

// Runs ahead of each unit test that shares its process with others: nothing of an earlier one is left.
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.resetModules();
