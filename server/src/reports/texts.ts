import { message } from '@laurel/contract/message';

const kind = 'A kind of recognition, in a column of the management report:';
export const adhoc = message('Adhoc award', `${kind} points that a manager awarded at once.`);
