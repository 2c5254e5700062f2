import { calls } from '@laurel/contract';
import { callRows } from '@laurel/contract/call-rows';
import { signaturePictureSideMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { transaction } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { mustBeOn } from '#directory/features';
import { act, file, query, verb } from '#http/call-context';
import { encodePicture } from '#pictures/encode';
import { pictureById } from '#pictures/store';
import { askOthers, beginCard } from './begin.ts';
import { cardPage, cardWhole } from './queries.ts';
import { signCard, signWithPicture, takeBack, thankAll } from './sign.ts';
import * as texts from './texts.ts';

const { groupcardlist, groupcard, begingroupcard, askgroupcard, signgroupcard } = calls.groupcards;
const { groupcardpicupload, groupcardpic, takebacksignature, thankgroupcard } = calls.groupcards;

const side = signaturePictureSideMax;

/** They are a part of celebrations. */
function celebrating(actor: Actor): Actor {
  mustBeOn('celebrations', actor);
  return actor;
}

export const groupCardCalls = ({ patience }: { patience: number }) => [
  query(groupcardlist, (tx, { actor, input }) => cardPage(tx, celebrating(actor).id, input)),
  query(groupcard, (tx, { actor, now, input }) => cardWhole(tx, { actorId: celebrating(actor).id, now }, input)),
  verb(begingroupcard, (tx, { actor, now, input }) => beginCard(tx, { actor: celebrating(actor), now }, input)),
  verb(askgroupcard, (tx, { actor, now, input }) => askOthers(tx, { actor: celebrating(actor), now }, input)),
  verb(signgroupcard, (tx, { actor, now, input }) => signCard(tx, { actor: celebrating(actor), now }, input)),
  act(groupcardpicupload, async (db, { actor, now, file: uploaded, query: { cardId } }) => {
    celebrating(actor);
    const { field } = callRows.groupcardpicupload.file;
    const size = { width: side, height: side, fit: 'inside' } as const;
    const picture = await encodePicture(uploaded, { size, field, patience });
    return transaction(db, (tx) => signWithPicture(tx, { actor, now }, { cardId, picture }));
  }),
  file(groupcardpic, (db, { input }) => pictureById(db, input.picId)),
  verb(takebacksignature, async (tx, { actor, now, input }) => {
    await takeBack(tx, { actor, now }, input.cardId);
    return { message: say(texts.takenBack) };
  }),
  verb(thankgroupcard, async (tx, { actor, now, input }) => {
    await thankAll(tx, { actor: celebrating(actor), now }, input);
    return { message: say(texts.thanked) };
  }),
];
