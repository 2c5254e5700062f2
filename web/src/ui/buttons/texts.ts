import { message } from '@laurel/contract/message';

export const pleaseWait = message('Please wait…', 'Read aloud while what a button started is under way.');
