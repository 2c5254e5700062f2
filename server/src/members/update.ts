import type { Input } from '@laurel/contract/call';
import type { members } from '@laurel/contract/members';
import { recordAct } from '#audit/record';
import { constraintOf } from '#db/constraints';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { searchTextOf } from '#directory/search-text';
import { type Message, promiseMessages } from '#outbox/promise';
import { refuse } from '#refuse';

type ProfileUpdate = Input<typeof members.memberupdate>;

/** Changes one's own profile; what is left out stays. A changed address is told to the old one, and recorded. */
export async function updateProfile(
  tx: Tx,
  { actor, now }: { actor: Actor; now: Date },
  update: ProfileUpdate,
): Promise<void> {
  const before = await tx
    .selectFrom('members')
    .select(['firstname', 'known_as', 'email', 'cell_num', 'get_to_know'])
    .where('id', '=', actor.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const takesPart = update.interest1 === undefined ? before.get_to_know : update.interest1 === 'Y';
  const knownAs = update.firstname === undefined ? before.known_as : knownAsOf(update.firstname, before.firstname);
  const changes = {
    known_as: knownAs,
    search_text: searchTextOf({
      firstname: before.firstname,
      knownAs,
      surname: actor.surname,
      memberNumber: actor.memberNumber,
    }),
    get_to_know: takesPart,
    updated_at: now,
    ...(update.cellNum === undefined ? {} : { cell_num: update.cellNum.trim() }),
    ...(update.email === undefined ? {} : { email: update.email.trim() }),
    ...(update.dOBdd === undefined ? {} : { dob_day: update.dOBdd, dob_month: update.dOBmm ?? null }),
    ...(takesPart ? interests(update) : { hobbies: '', dreams: '' }),
  };
  await tx.updateTable('members').set(changes).where('id', '=', actor.id).execute().catch(emailTaken);
  await tellOldAddresses(tx, { actor, now }, before, { email: changes.email, cellNum: changes.cell_num });
}

/** A blank name goes back to the real first name. */
function knownAsOf(wanted: string, firstname: string): string | null {
  const name = wanted.trim();
  return name === '' || name === firstname ? null : name;
}

function interests({ interestOtherDesc, otherInfo }: ProfileUpdate) {
  return {
    ...(interestOtherDesc === undefined ? {} : { hobbies: interestOtherDesc }),
    ...(otherInfo === undefined ? {} : { dreams: otherInfo }),
  };
}

function emailTaken(error: unknown): never {
  if (constraintOf(error) !== 'members_email_unique') throw error;
  const words = 'Another member uses this e-mail address.';
  refuse('alreadyExists', words, { email: words });
}

type Addresses = { email: string | null; cell_num: string | null };

async function tellOldAddresses(
  tx: Tx,
  { actor, now }: { actor: Actor; now: Date },
  before: Addresses,
  after: { email: string | undefined; cellNum: string | undefined },
): Promise<void> {
  const emailChanged = after.email !== undefined && after.email !== (before.email ?? '');
  const mobileChanged = after.cellNum !== undefined && after.cellNum !== (before.cell_num ?? '');
  if (!emailChanged && !mobileChanged) return;
  const event = `addresses:${actor.id}:${now.toISOString()}`;
  const to = { event, memberId: actor.id };
  const messages: Message[] = [];
  if (before.email) {
    const what = [emailChanged && 'e-mail address', mobileChanged && 'mobile number'].filter(Boolean).join(' and ');
    messages.push({
      ...to,
      channel: 'email',
      address: before.email,
      subject: 'Your contact details in Laurel were changed',
      text: changedWords(what),
    });
  }
  if (before.cell_num && mobileChanged)
    messages.push({ ...to, channel: 'sms', address: before.cell_num, text: changedWords('mobile number') });
  await promiseMessages(tx, messages, now);
  await recordAct(tx, {
    at: now,
    actorId: actor.id,
    act: 'addresses changed',
    subject: `member:${actor.id}`,
    before: { email: before.email, cellNum: before.cell_num },
    after,
  });
}

function changedWords(what: string): string {
  return `Your ${what} in Laurel was just changed in your profile. If this was not you, please tell your administrator at once.`;
}
