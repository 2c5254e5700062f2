import { call } from '#call';
import { changed, changing, quicker } from './announcement.ts';

/** Takes one away, wherever it stands; it can come back for a while. */
export const announcementtakeaway = call('announcementtakeaway', changing, changed, quicker);
