import { calls } from '@laurel/contract';
import { callRows } from '@laurel/contract/call-rows';
import { contentAccesses } from '@laurel/contract/calls/content/content-text';
import { portalName } from '@laurel/contract/looks/worn';
import { mayRead } from '@laurel/contract/part-access';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { inOrder } from '#db/in-order';
import { transaction } from '#db/transaction';
import { notFound } from '#errors/refuse';
import { termsAsked } from '#home/terms-asked';
import { act, file, query, shared, verb } from '#http/call-context';
import { nothingKept } from '#kept/keeper';
import { versionOf } from '#kept/versions';
import { countUse } from '#limits/rate-limits';
import { encodePicture } from '#pictures/encode';
import { escapeHtml } from '#texts/escape-html';
import { acceptTerms, textsToAccept } from './accept.ts';
import { sendContactMessage } from './contact.ts';
import { dropDraft, returnToVersion, saveDraft } from './drafts.ts';
import { blocksOf, lackingTexts } from './lists.ts';
import { addBlock, retireBlock } from './own-blocks.ts';
import { addPicture, contentPicture, pictureSize } from './picture.ts';
import { publishText, withdrawPlanned } from './publish.ts';
import { contentBlock, nextBeginning } from './queries.ts';
import { named, previewOf, sanitise } from './render.ts';
import * as texts from './texts.ts';
import { differenceOf, textNow, versionsOf } from './versions.ts';

export interface ContentDeps {
  rateLimited: boolean;
  patience: number;
}

const { content } = calls;
const { getcontentdb, contactussend } = content;

export const contentCalls = ({ rateLimited, patience }: ContentDeps) => [
  ...readCalls({ rateLimited }),
  query(content.contentlist, async (tx, { now }) => {
    const [blocks, lacking] = await inOrder(
      tx,
      () => blocksOf(tx, now),
      () => lackingTexts(tx, now),
    );
    return { blocks, lacking };
  }),
  query(content.contentblock, (tx, { input, now }) => textNow(tx, input, now)),
  query(content.contentversions, (tx, { input, now }) => versionsOf(tx, input, now)),
  query(content.contentdifference, (tx, { input }) => differenceOf(tx, input)),
  query(content.contentpreview, async (_tx, { input }) => ({
    content: named(previewOf(input.markdown), escapeHtml(portalName())),
  })),
  verb(content.contentdraftsave, async (tx, { actor, now, input }) => ({
    revision: await saveDraft(tx, { actor, now }, input),
    message: say(texts.saved),
  })),
  verb(content.contentdraftdrop, async (tx, { actor, now, input }) => ({
    revision: await dropDraft(tx, { actor, now }, input),
    message: say(texts.dropped),
  })),
  verb(content.contentreturn, async (tx, { actor, now, input }) => ({
    revision: await returnToVersion(tx, { actor, now }, input),
    message: say(texts.returned),
  })),
  verb(content.contentpublish, async (tx, { actor, now, input }) => ({
    ...(await publishText(tx, { actor, now }, input)),
    message: say(input.dateFrom ? texts.planned : texts.published),
  })),
  verb(content.contentwithdraw, async (tx, { actor, now, input }) => ({
    revision: await withdrawPlanned(tx, { actor, now }, input),
    message: say(texts.withdrawn),
  })),
  verb(content.contentblockadd, async (tx, { actor, now, input }) => {
    await addBlock(tx, { actor, now }, input);
    return { message: say(texts.added), contentKey: input.contentKey };
  }),
  verb(content.contentblockretire, async (tx, { actor, now, input }) => {
    await retireBlock(tx, { actor, now }, input.contentKey);
    return { message: say(texts.retired) };
  }),
  act(content.contentpicupload, async (db, { actor, file: uploaded, now }) => {
    const { field } = callRows.contentpicupload.file;
    const picture = await encodePicture(uploaded, { size: pictureSize, field, patience });
    return transaction(db, (tx) => addPicture(tx, { actor, now }, picture));
  }),
  file(content.contentpic, (db, { input }) => contentPicture(db, input)),
  query(content.termstoaccept, async (tx, { actor, now, kept }) => {
    const asked = await termsAsked(tx, { memberId: actor.id, now, kept });
    return { texts: await textsToAccept(tx, asked, { memberId: actor.id, now }) };
  }),
  verb(content.acceptterms, async (tx, { actor, now, input }) => {
    await acceptTerms(tx, { memberId: actor.id, now }, input);
    return { toAccept: await termsAsked(tx, { memberId: actor.id, now, kept: nothingKept }) };
  }),
];

/** What everybody reads, and what they write to the company. */
const readCalls = ({ rateLimited }: Pick<ContentDeps, 'rateLimited'>) => [
  shared(getcontentdb, {
    by: ({ input, caller }) => ({
      key: input.contentKey.trim().toLowerCase(),
      readable: contentAccesses.filter((access) => mayRead(access, caller)),
      portal: portalName(),
    }),
    of: () => [versionOf.content],
    until: (tx, { key }, now) => nextBeginning(tx, key, now),
    run: async (tx, { key, readable, portal }, now) => {
      const block = await contentBlock(tx, key, now);
      if (!block || !readable.includes(block.access)) notFound();
      return { content: named(sanitise(block.html), escapeHtml(portal)), title: named(block.title, portal) };
    },
  }),
  verb(
    contactussend,
    async (tx, { input, caller, visit, now }) => {
      const { acceptLanguage } = visit;
      await sendContactMessage(tx, { memberId: caller?.id ?? null, acceptLanguage, now }, input);
      return { message: say(said.messageSent) };
    },
    async (db, { input, caller, visit, now }) => {
      if (!rateLimited) return;
      if (caller) return countUse(db, 'contactPerMember', `member:${caller.id}`, now);
      await countUse(db, 'contactPerAddress', `address:${visit.address}`, now);
      await countUse(db, 'contactPerEmail', `email:${input.EmailAddress.toLowerCase()}`, now);
    },
  ),
];
