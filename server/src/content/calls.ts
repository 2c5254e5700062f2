import { calls } from '@laurel/contract';
import { mayRead } from '@laurel/contract/part-access';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { notFound } from '#errors/refuse';
import { shared, verb } from '#http/call-context';
import { versionOf } from '#kept/versions';
import { countUse } from '#limits/rate-limits';
import { sendContactMessage } from './contact.ts';
import { contentAccesses, contentBlock } from './queries.ts';
import { sanitise } from './render.ts';

export interface ContentDeps {
  rateLimited: boolean;
}

const { getcontentdb, contactussend } = calls.content;

export const contentCalls = ({ rateLimited }: ContentDeps) => [
  shared(getcontentdb, {
    by: ({ input, caller }) => ({
      key: input.contentKey.trim().toLowerCase(),
      readable: contentAccesses.filter((access) => mayRead(access, caller)),
    }),
    of: () => [versionOf.content],
    run: async (tx, { key, readable }) => {
      const block = await contentBlock(tx, key);
      if (!block || !readable.includes(block.access)) notFound();
      return { content: sanitise(block.html), title: block.title };
    },
  }),
  verb(
    contactussend,
    async (tx, { input, caller, now }) => {
      await sendContactMessage(tx, { memberId: caller?.id ?? null, now }, input);
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
