import { message } from '@laurel/contract/message';

/** What letters of several rooms say. */

export const hello = message('Hello {name},', 'Begins a letter, on a line of its own. {name} is who reads it.');
