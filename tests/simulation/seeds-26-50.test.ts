import { plainSeeds, simulate } from './simulate.ts';

await simulate(plainSeeds(26, 25));
