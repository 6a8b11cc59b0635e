import { plainSeeds, simulate } from './simulate.ts';

await simulate(plainSeeds(39, 12));
