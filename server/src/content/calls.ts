import { calls } from '@laurel/contract';
import { mayRead } from '@laurel/contract/call-access';
import { query, verb } from '#http/call-context';
import { countUse } from '#http/rate-limits';
import { notFound } from '#refuse';
import { sendContactMessage } from './contact.ts';
import { contentBlock } from './queries.ts';
import { sanitise } from './render.ts';

export interface ContentDeps {
  rateLimited: boolean;
}

const { getcontentdb, contactussend } = calls.content;

export const contentCalls = ({ rateLimited }: ContentDeps) => [
  query(getcontentdb, async (on, { input, caller }) => {
    const block = await contentBlock(on, input.contentKey.trim().toLowerCase());
    if (!block || !mayRead(block.access, caller)) notFound();
    return { content: sanitise(block.html), title: block.title };
  }),
  verb(
    contactussend,
    async (tx, { input, caller, now }) => {
      await sendContactMessage(tx, { memberId: caller?.id ?? null, now }, input);
      return { message: 'Message Successfully Sent' };
    },
    async (db, { input, caller, address, now }) => {
      if (!rateLimited) return;
      if (caller) return countUse(db, 'contactPerMember', `member:${caller.id}`, now);
      await countUse(db, 'contactPerAddress', `address:${address}`, now);
      await countUse(db, 'contactPerEmail', `email:${input.EmailAddress.toLowerCase()}`, now);
    },
  ),
];
