import { message } from '@laurel/contract/message';

export const hello = message('Hello {name},', 'Begins a letter, on a line of its own. {name} is who reads it.');
