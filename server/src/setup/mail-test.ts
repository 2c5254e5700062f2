import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { append } from '#events/append';
import { type Letter, letter } from '#outbox/letter';
import { hello } from '#outbox/texts';
import type { SettingUp } from './steps.ts';
import * as texts from './texts.ts';

/** Has a message sent to who asks, by the way that every other one goes. */
export async function testMail(tx: Tx, { actor, now }: SettingUp): Promise<void> {
  const { id } = await tx
    .insertInto('mail_tests')
    .values({ tested_at: now, by_id: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await append(tx, { type: 'mail.tested', at: now, actorId: actor.id, subject: `mailtest:${id}`, facts: {} });
}

export function mailTestLetter({ publicUrl }: { publicUrl: string }): Letter<'mail.tested'> {
  return letter({
    name: 'mail test',
    title: texts.titleTest,
    type: 'mail.tested',
    kind: 'must',
    readers: sql`select told.id, told.actor_id, 'email', split_part(told.subject, ':', 2)::bigint from told`,
    read: async () => ({}),
    words: (_nothing, { reader }) => ({
      subject: say(texts.mailTestSubject),
      text: [say(hello, { name: reader.name }), say(texts.mailTestLetter, { link: publicUrl })].join('\n\n'),
    }),
    samples: () => [{}],
  });
}
