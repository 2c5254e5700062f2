import { inEnglish } from '@laurel/contract/english';
import { readBy } from '@laurel/contract/say';

readBy(() => ({ language: 'en', words: inEnglish }));
