import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { openCode, sealCode } from '#codes/seal';
import { constraintOf } from '#db/constraints';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { type Letter, letter } from '#outbox/letter';
import { hello } from '#outbox/texts';
import { newSecret, secretHash } from '#secrets/secrets';
import * as usual from '#texts/texts';
import * as texts from './texts.ts';

const linkDays = 7;

/** Asks for a link to be written to an address that the member chose. An older link ends. */
export async function askForConfirmation(
  tx: Tx,
  { actor, now, sealKeys }: { actor: Actor; now: Date; sealKeys: readonly Buffer[] },
  email: string,
): Promise<void> {
  if (sealKeys.length === 0) refuse('unavailable', say(texts.noLinks));
  const code = newSecret();
  const { sealed: sealed_code, keyId: key_id } = sealCode(sealKeys, code);
  const row = {
    email,
    sealed_code,
    key_id,
    code_hash: secretHash(code),
    created_at: now,
    expires_at: new Date(now.getTime() + linkDays * 86_400_000),
  };
  await tx
    .insertInto('email_confirmations')
    .values({ member_id: actor.id, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
  const subject = `member:${actor.id}` as const;
  await append(tx, {
    type: 'email.confirmation.asked',
    at: now,
    actorId: actor.id,
    subject,
    concerns: [actor.id],
    facts: {},
  });
}

/** Brings the link to the address, as long as its code was not sent; whoever reads it there shows that it is theirs. */
export function confirmationLetter({
  publicUrl,
  sealKeys,
}: {
  publicUrl: string;
  sealKeys: readonly Buffer[];
}): Letter<'email.confirmation.asked'> {
  return letter({
    name: 'confirm e-mail',
    title: texts.titleConfirm,
    type: 'email.confirmation.asked',
    kind: 'must',
    readers: sql`select told.id, told.actor_id, 'email', told.id from told`,
    read: async (on, { reader }) => {
      const asked = await on
        .selectFrom('email_confirmations')
        .select(['email', 'sealed_code', 'key_id'])
        .where('member_id', '=', reader.id)
        .executeTakeFirst();
      if (!asked?.sealed_code) return null;
      const code = openCode(sealKeys, { sealed: asked.sealed_code, keyId: asked.key_id ?? '' });
      return { to: asked.email, code };
    },
    words: ({ to, code }, { reader }) => ({
      to,
      subject: say(texts.confirmSubject, { portal: reader.look.name }),
      text: [
        say(hello, { name: reader.name }),
        say(texts.confirmAsk),
        `${publicUrl}/myprofile?confirm=${code}`,
        say(texts.confirmHolds, { days: linkDays }),
      ].join('\n\n'),
    }),
    samples: () => [{ to: '', code: 'q7Jw2mXc' }],
    sent: async (tx, memberId) => {
      await tx
        .updateTable('email_confirmations')
        .set({ sealed_code: null, key_id: null })
        .where('member_id', '=', memberId)
        .execute();
    },
  });
}

/** The same link once more, for an address that still waits. */
export async function resendConfirmation(
  tx: Tx,
  resending: { actor: Actor; now: Date; sealKeys: readonly Buffer[] },
): Promise<void> {
  const { id } = resending.actor;
  const waiting = await tx
    .selectFrom('profiles')
    .innerJoin('email_confirmations', 'email_confirmations.member_id', 'profiles.member_id')
    .select('profiles.email')
    .where('profiles.member_id', '=', id)
    .forUpdate('profiles')
    .executeTakeFirst();
  if (!waiting?.email) refuse('ruleBroken', say(texts.needsNone));
  await askForConfirmation(tx, resending, waiting.email);
}

/** The member has read what was written to the address, and is signed on: it is theirs from now on. */
export async function confirmEmail(tx: Tx, { actor, now }: { actor: Actor; now: Date }, code: string): Promise<void> {
  const confirmed = await tx
    .deleteFrom('email_confirmations')
    .where('member_id', '=', actor.id)
    .where('code_hash', '=', secretHash(code))
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst();
  if (!confirmed || confirmed.email !== actor.email) {
    refuse('badInput', say(texts.linkExpired), {
      code: say(texts.newLink),
    });
  }
  if (await addressTaken(tx, { email: confirmed.email, butBy: actor.id })) refuseTaken();
  await tx
    .updateTable('profiles')
    .set({ email_confirmed_at: now })
    .where('member_id', '=', actor.id)
    .execute()
    .catch((error: unknown) =>
      constraintOf(error) === 'profiles_email_unique' ? refuseTaken() : Promise.reject(error),
    );
  await append(tx, {
    type: 'email.confirmed',
    at: now,
    actorId: actor.id,
    subject: `member:${actor.id}`,
    concerns: [actor.id],
    facts: {},
    particulars: { about: [actor.id], values: { email: confirmed.email } },
  });
}

function refuseTaken(): never {
  refuse('alreadyExists', say(usual.emailTaken));
}

/** Whether the address is another active member's for sure: of the roster, or confirmed. */
export async function addressTaken(on: Db | Tx, { email, butBy }: { email: string; butBy: number }): Promise<boolean> {
  const { rows } = await sql`
    select 1 from profiles where lower(roster_email) = lower(${email}) and is_active and member_id <> ${butBy}
    union all
    select 1 from profiles
    where lower(email) = lower(${email}) and email_confirmed_at is not null and is_active and member_id <> ${butBy}`.execute(
    on,
  );
  return rows.length > 0;
}
