import { plainSeeds, simulate } from './simulate.ts';

await simulate(plainSeeds(1, 13));
