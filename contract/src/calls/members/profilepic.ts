import * as z from 'zod/mini';
import { call } from '#call';
import { picId } from './picture-id.ts';

export const profilepic = call('profilepic', z.object({ picId }), z.undefined());
