import type { Input } from '@laurel/contract/call';
import type { setupbegin } from '@laurel/contract/calls/setup/setupbegin';
import type { UploadOutcome } from '@laurel/contract/calls/uploads';
import { say } from '@laurel/contract/say';
import { setupLinkWrong } from '@laurel/contract/texts';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { memberId } from '#directory/member-id';
import { Refusal, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { spoolBytes } from '#files/uploaded-file';
import { openWallet } from '#ledger/accounts';
import { giveRole } from '#roles/give';
import { importInside } from '#uploads/import-file';
import { moneyIn } from './countries.ts';
import { lockBeginning, useLink } from './link.ts';
import * as texts from './texts.ts';

type Wish = Input<typeof setupbegin>;

/** What a company begins with: a country, a division, and an administrator. Answers the administrator. */
export async function beginCompany(tx: Tx, wish: Wish, now: Date): Promise<number> {
  const { isEmpty } = await lockBeginning(tx);
  const link = await useLink(tx, wish.secret, now);
  if (!isEmpty) refuse('signOnFailed', say(setupLinkWrong));
  await tx.updateTable('settings').set({ language: wish.language }).execute();
  await importRow(tx, 'countries', await countryOf(tx, wish), now);
  await importRow(tx, 'roster', personOf(wish), now);
  const { rows } = await sql<{ id: number; publicId: string }>`
    update members set registered_at = ${now}, updated_at = ${now} where member_number = ${wish.memberNumber.trim()}
    returning id, public_id as "publicId"`.execute(tx);
  const { id, publicId } = rows[0] as { id: number; publicId: string };
  if (link.issuer !== null && link.subject !== null)
    await tx
      .insertInto('identities')
      .values({ issuer: link.issuer, subject: link.subject, member_id: id, bound_at: now })
      .execute();
  await openWallet(tx, id, now);
  await tx.updateTable('setup').set({ administrator_id: id }).execute();
  const head = { at: now, actorId: id, subject: `member:${id}`, concerns: [id] } as const;
  await append(tx, { ...head, type: 'member.registered', facts: {} });
  await append(tx, { ...head, type: 'setup.begun', facts: { by: link.issuer === null ? 'link' : 'signOn' } });
  await giveRole(
    tx,
    { by: null, now },
    { memberId: memberId({ publicId, isRegistered: true }), capability: 'administrator', scopeKind: 'everything' },
  );
  return id;
}

async function countryOf(tx: Tx, { countryCode, timeZone, currency, pointValue, pointsName, language }: Wish) {
  const country = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(countryCode);
  if (country === undefined) refuse('badInput', say(texts.noCountry), { countryCode: say(texts.noCountry) });
  const { symbol, decimals, isSuffix } = await moneyIn(tx, countryCode, currency);
  return {
    ...{ countryCode, country, timeZone, currency, symbol, decimals: String(decimals), symbolSuffix: String(isSuffix) },
    ...{ pointValue, alloc: countryCode, pointsName, language },
  };
}

function personOf({ memberNumber, firstName, surname, email, cellNum, division, countryCode }: Wish) {
  const person = { memberNumber, firstName, surname, email, cellNum, division, countryCode };
  // A roster makes codes of Latin letters.
  return /[A-Za-z0-9]/.test(division.normalize('NFKD')) ? person : { ...person, divisionCode: 'MAIN' };
}

/** A file of one row, so that what holds for a file holds for what is typed in too. */
async function importRow(tx: Tx, kind: string, row: Record<string, string>, now: Date): Promise<void> {
  const line = (cells: string[]) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
  const table = line(Object.keys(row)) + line(Object.values(row));
  const file = await spoolBytes(Buffer.from(table), `${kind}.csv`);
  try {
    // Nobody holds points yet, whose worth would be another.
    const confirm = new Set(['prices'] as const);
    await importInside(tx, { file, by: null, now, voucherKeys: [], dryRun: false, confirm });
  } catch (error) {
    throw error instanceof Refusal ? refusedFields(error) : error;
  } finally {
    await file.close();
  }
}

/** What is wrong with the row, beside the fields that it came from. */
function refusedFields(refusal: Refusal): Refusal {
  const { errors = [] } = (refusal.extra ?? {}) as Partial<UploadOutcome>;
  const [first] = errors;
  if (!first) return refusal;
  const typed = ({ field }: UploadOutcome['errors'][number]) => (field in moneyFields ? 'currency' : field);
  return new Refusal('badInput', first.message, {
    formErrors: Object.fromEntries(errors.toReversed().map((error) => [typed(error), error.message])),
  });
}

/** Of which only the currency is typed. */
const moneyFields = { symbol: true, decimals: true, symbolSuffix: true };
