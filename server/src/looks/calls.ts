import { calls } from '@laurel/contract';
import { callRows } from '@laurel/contract/call-rows';
import { lookPictureSideMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { transaction } from '#db/transaction';
import { act, file, query, verb } from '#http/call-context';
import { encodePicture } from '#pictures/encode';
import { pictureById } from '#pictures/store';
import { changeLook } from './change.ts';
import { addPicture } from './picture.ts';
import { pageOfLooks, sitesOf } from './queries.ts';
import * as texts from './texts.ts';

const { sitelooks, lookversions, savelook, lookpicupload, lookpic } = calls.looks;

/** Pixels that a picture may fill; it keeps its shape. */
const size = { width: lookPictureSideMax, height: lookPictureSideMax, fit: 'inside' } as const;

export const lookCalls = ({ patience }: { patience: number }) => [
  query(sitelooks, async (tx) => ({ sites: await sitesOf(tx) })),
  query(lookversions, (tx, { input }) => pageOfLooks(tx, input)),
  verb(savelook, async (tx, { actor, now, input }) => ({
    look: await changeLook(tx, { actor, now }, input),
    message: say(input.basedOn === 0 ? texts.added : texts.saved),
  })),
  act(lookpicupload, async (db, { actor, file: uploaded, now }) => {
    const { field } = callRows.lookpicupload.file;
    const picture = await encodePicture(uploaded, { size, field, patience, takesDrawing: true });
    return transaction(db, (tx) => addPicture(tx, { actor, now }, picture));
  }),
  file(lookpic, (db, { input }) => pictureById(db, input.picId)),
];
