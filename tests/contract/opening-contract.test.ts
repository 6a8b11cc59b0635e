import 'fake-indexeddb/auto';
import { openingContract } from './opening-contract.ts';

openingContract('fake-indexeddb');
