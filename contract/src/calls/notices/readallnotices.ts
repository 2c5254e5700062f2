import * as z from 'zod/mini';
import { call } from '#call';
import { count, id } from '#shapes/wire';

/** Marks all notices of the caller as read, on all of their devices, up to the newest one that they have seen. */
export const readallnotices = call('readallnotices', z.strictObject({ until: id }), z.object({ unread: count }));
