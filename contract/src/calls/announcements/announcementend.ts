import { call } from '#call';
import { changed, changing, quicker } from './announcement.ts';

/** Ends one that runs, now. */
export const announcementend = call('announcementend', changing, changed, quicker);
