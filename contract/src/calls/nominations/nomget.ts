import * as z from 'zod/mini';
import { call } from '#call';
import { id } from '#shapes/wire';
import { nominationRow } from './nomination-row.ts';

export const nomget = call('nomget', z.strictObject({ nomId: id }), z.object({ nom: nominationRow }));
