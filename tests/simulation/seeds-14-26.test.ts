import { plainSeeds, simulate } from './simulate.ts';

await simulate(plainSeeds(14, 13));
