import { openingContract } from '../contract/opening-contract.ts';

openingContract('Chromium');
