import { message } from '@laurel/contract/message';

/** What letters of several rooms say. */

export const hello = message('Hello {name},', 'The first line of an e-mail.');
