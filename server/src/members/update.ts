import type { Input } from '@laurel/contract/call';
import type { memberupdate } from '@laurel/contract/calls/members/memberupdate';
import { isOn } from '@laurel/contract/programme/features';
import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { searchTextOf } from '#directory/search-text';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { countUse } from '#limits/rate-limits';
import type { Gate } from '#outbox/gate';
import { mobileNumber, shownNumber } from '#texts/phone';
import * as usual from '#texts/texts';
import { recordAddresses } from './addresses.ts';
import { addressTaken, askForConfirmation } from './confirm-email.ts';
import * as texts from './texts.ts';

type ProfileUpdate = Input<typeof memberupdate>;

export interface ProfileRules {
  gate: Gate;
  /** Newest first: they seal the code of a link until its letter is sent. */
  sealKeys: readonly Buffer[];
  /** Whether a day's changes of addresses are limited. */
  rateLimited: boolean;
}

export type Updating = ProfileRules & { actor: Actor; now: Date };

/**
 * Changes one's own profile; what is left out stays. A new e-mail address serves the member's own messages at once, and is
 * theirs when they have confirmed it; a changed address is told to those that are surely the member's, and recorded.
 */
export async function updateProfile(tx: Tx, updating: Updating, update: ProfileUpdate): Promise<void> {
  const { actor, now } = updating;
  const before = await tx
    .selectFrom('profiles')
    .select([
      'firstname',
      'known_as',
      'surname',
      'family_first',
      'email',
      'roster_email',
      'email_confirmed_at',
      'cell_num',
      'roster_cell_num',
    ])
    .select('get_to_know')
    .where('member_id', '=', actor.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const tells = isOn('getToKnow', actor);
  const takesPart = update.interest1 === undefined ? before.get_to_know : update.interest1 === 'Y';
  const knownAs = update.firstname === undefined ? before.known_as : knownAsOf(update.firstname, before.firstname);
  const email = changed(update.email?.trim(), before.email);
  const cellNum = changed(numberOf(update.cellNum, { actor, before: before.cell_num }), before.cell_num);
  if (email !== undefined || cellNum !== undefined) await countChange(tx, updating);
  const isRosterEmail = email?.toLowerCase() === before.roster_email?.toLowerCase();
  if (email !== undefined && !isRosterEmail && (await addressTaken(tx, { email, butBy: actor.id }))) {
    const words = say(usual.emailTaken);
    refuse('alreadyExists', words, { email: words });
  }
  const changes = {
    known_as: knownAs,
    search_text: searchTextOf({
      firstname: before.firstname,
      knownAs,
      surname: before.surname,
      memberNumber: actor.memberNumber,
      familyFirst: before.family_first,
    }),
    ...(cellNum === undefined ? {} : { cell_num: cellNum }),
    ...(email === undefined ? {} : { email, email_confirmed_at: null }),
    ...(update.language === undefined ? {} : { language: update.language || null }),
    ...(update.dOBdd === undefined ? {} : { dob_day: update.dOBdd, dob_month: update.dOBmm ?? null }),
    ...(update.showsAnniversary === undefined ? {} : { shows_anniversary: update.showsAnniversary }),
    // What was told before a site did without it is there when it has it again.
    ...(tells && { get_to_know: takesPart, ...(takesPart ? interests(update) : { hobbies: '', dreams: '' }) }),
  };
  await tx.updateTable('profiles').set(changes).where('member_id', '=', actor.id).execute();
  await append(tx, {
    type: 'member.changed',
    at: now,
    actorId: actor.id,
    subject: `member:${actor.id}`,
    concerns: [actor.id],
    facts: { by: 'member' },
  });
  if (email !== undefined && !isRosterEmail) await askForConfirmation(tx, updating, email);
  await recordAddresses(tx, updating, before, { email, cellNum });
}

/** Undefined where nothing is asked, or nothing is new. */
function changed(wanted: string | undefined, before: string | null): string | undefined {
  return wanted === undefined || wanted === (before ?? '') ? undefined : wanted;
}

/** What the portal shows of a number that is no mobile may stay, though nobody could newly give it. */
function numberOf(
  typed: string | undefined,
  { actor, before }: { actor: Actor; before: string | null },
): string | undefined {
  if (typed === undefined) return undefined;
  if (before !== null && typed.trim() === shownNumber(before, actor.countryCode)) return before;
  const number = mobileNumber(typed, actor.countryCode);
  if (number !== undefined) return number;
  const words = say(texts.mobileRules);
  return refuse('badInput', words, { cellNum: words });
}

async function countChange(tx: Tx, { actor, now, rateLimited }: Updating): Promise<void> {
  if (rateLimited) await countUse(tx, 'addressChanges', `member:${actor.id}`, now);
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
