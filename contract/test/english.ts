import { inEnglish } from '../src/english.ts';
import { readBy } from '../src/say.ts';

/** Tests of the contract and of the browser part read English. */
readBy(() => ({ locale: 'en', words: inEnglish }));
