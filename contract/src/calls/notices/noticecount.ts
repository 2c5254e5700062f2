import * as z from 'zod/mini';
import { call } from '#call';
import { count, nothing } from '#shapes/wire';

/** How many notices of the caller are not read; counted to one more than the bell shows. */
export const noticecount = call('noticecount', nothing, z.object({ unread: count }));
