import { contactussend } from '@laurel/contract/calls/content/contactussend';
import { inboxanswer } from '@laurel/contract/calls/inbox/inboxanswer';
import { sql } from 'kysely';
import { sendContactMessage } from '#content/contact';
import { answerContact } from '#inbox/answer';
import { type DemoEvent, type Directory, laterThan, timeOf } from './event.ts';
import { rowsIn } from './files.ts';
import type { Loading } from './loading.ts';

/** Priya Naidoo, administrator of reports. */
const keeperNumber = '100003';

/** What colleagues and others wrote to the company, and what some were answered. */
export function contactEvents(loading: Loading, directory: Directory): DemoEvent[] {
  const { tx } = loading;
  const rows = rowsIn<'byNumber' | 'name' | 'email' | 'language' | 'message' | 'daysAgo' | 'answer'>(
    loading.folder,
    'contacts.csv',
  );
  return rows.map(({ byNumber, name, email, language, message, daysAgo, answer }, n) => {
    const at = timeOf(loading, Number(daysAgo), n);
    const wish = contactussend.input.parse({
      ...{ ContactName: name, EmailAddress: email, Message: message, AcceptTerms: true },
    });
    return {
      at,
      happen: async () => {
        const memberId = byNumber === '' ? null : (await directory.actor(byNumber)).id;
        await sendContactMessage(tx, { memberId, acceptLanguage: language || undefined, now: at }, wish);
        if (answer === '') return [];
        const { rows: written } = await sql<{ id: string }>`select max(id)::text as id from contact_messages`.execute(
          tx,
        );
        const seen = inboxanswer.input.parse({ contactId: written[0]?.id, revision: 0, text: answer });
        const now = laterThan(loading, at, 1, n);
        const happen = async () => {
          await answerContact(tx, { actor: await directory.actor(keeperNumber), now }, seen);
          return [];
        };
        return [{ at: now, happen }];
      },
    };
  });
}
