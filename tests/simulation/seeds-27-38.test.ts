import { plainSeeds, simulate } from './simulate.ts';

await simulate(plainSeeds(27, 12));
