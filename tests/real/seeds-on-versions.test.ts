import { plainSeeds, simulate } from '../simulation/simulate.ts';

// The versions that a hosted project may have; the project's own has more seeds in `npm test`.
await simulate(plainSeeds(1, 5), 15);
await simulate(plainSeeds(1, 5), 16);
await simulate(plainSeeds(1, 5), 17);
