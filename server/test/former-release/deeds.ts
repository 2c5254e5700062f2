import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Former } from './former.ts';
import type { Answer } from './kept.ts';
import { administrator } from './year.ts';

/** What people do in the acts, each through the call that a screen makes. A key is needed once in a moment and for a person. */

export async function memberId(former: Former, number: string): Promise<string> {
  const [member] = await former.query(`select '1.' || public_id as id from members where member_number = $1`, [number]);
  return member.id;
}

async function memberIds(former: Former, numbers: string[]): Promise<string[]> {
  const rows = await former.query(
    `select '1.' || m.public_id as id from unnest($1::text[]) with ordinality w (number, n) join members m on m.member_number = w.number order by n`,
    [numbers],
  );
  return rows.map(({ id }) => id);
}

export const thanks = { what: 'thankyou', reason: 'Thank you', points: 0 };

export async function give(former: Former, as: string, to: string[], award: object): Promise<Answer['body']> {
  const recipients = await memberIds(former, to);
  const wish = { message: 'Thank you!', sendBy: 'email', recipients, ...award };
  return former.call(as, 'doreward', wish, `gift ${to} ${former.now.toISOString()}`);
}

/** People by their numbers, whole divisions as the call has them. */
export async function nominate(former: Former, as: string, whom: string[]): Promise<string[]> {
  const divisions = whom.filter((ref) => ref.startsWith('div:'));
  const people = await memberIds(
    former,
    whom.filter((ref) => !ref.startsWith('div:')),
  );
  const given = { nomCat: ['Act of Courage'], reason: 'You held the line when the water came.' };
  const wish = { ...given, members: [...people, ...divisions] };
  return (await former.call(as, 'newnom', wish, `nomination ${whom}`)).nomIds;
}

const rating = { isCustom: false, customPoints: null, isIncludeInQuarterly: false, quarterlyMotivation: '' };

export function rate(former: Former, as: string, nomId: string | undefined, reviewRating: number, more: object = {}) {
  const wish = { nomId, reviewRating, ...rating, ...more };
  return former.call(as, 'donexusnomreviewreward', wish, `rating ${nomId}`);
}

export function decline(former: Former, as: string, nomId: string | undefined) {
  const wish = { nomId, motivation: 'It is all of us who did this.' };
  return former.call(as, 'donexusnomreviewdecline', wish, `decline ${nomId}`);
}

/** One reviewer gives so much on one member's nominations that the last of them waits for a second person. Answers that one. */
export async function rateBeyondOnesLimit(former: Former, as: string, by: string, whom: string[]): Promise<string> {
  const nomIds = await nominate(former, by, whom);
  for (const nomId of nomIds) await rate(former, as, nomId, 7, { isCustom: true, customPoints: 320 });
  return nomIds.at(-1) as string;
}

export async function haveIdea(former: Former, as: string): Promise<string> {
  const wish = { category: 'The next big idea', title: 'Bicycles', idea: 'For the way between the halls.' };
  return (await former.call(as, 'ideasubmit', wish)).ideaBoxId;
}

export function reviewIdea(former: Former, as: string, ideaBoxId: string, points: number) {
  const wish = { ideaBoxId, actionStatus: 'We shall see in spring.', points };
  return former.call(as, 'donexusideareview', wish, `idea ${ideaBoxId}`);
}

interface Shopping {
  alloc?: string;
  promoCode?: string;
}

export async function fillBasket(former: Former, as: string, codes: string[], { alloc = 'ZA' }: Shopping = {}) {
  for (const code of codes) {
    const find = 'select id::text as "productId" from products where alloc = $1 and code = $2';
    await former.call(as, 'addtobasket', (await former.query(find, [alloc, code]))[0]);
  }
}

/** Takes out what the year has left in it. */
export async function emptyBasket(former: Former, as: string, { alloc = 'ZA' }: Shopping = {}) {
  const { basket } = await former.call(as, 'getbasket', { alloc });
  for (const { shopBasketId } of basket)
    await former.call(as, 'changebasketqty', { action: 'remove', shopBasketId, alloc });
}

/** Answers the order, and its lines by the code of their product. */
export async function order(former: Former, as: string, codes: string[], shopping: Shopping = {}) {
  const { alloc = 'ZA', promoCode = '' } = shopping;
  await emptyBasket(former, as, shopping);
  await fillBasket(former, as, codes, shopping);
  const { vfyTotal, cellNum, basketId } = await former.call(as, 'getCheckoutOrderSummary', { alloc, promoCode });
  const wish = { cellNum, promoCode, alloc, vfyTotal, basketId };
  const placed = await former.call(as, 'placeOrder', wish, `order ${former.now.toISOString()}`);
  const details: { productCode: string; memberOrderItemId: string }[] = placed.orderDetails;
  return {
    id: placed.memberOrderId as string,
    lines: Object.fromEntries(details.map(({ productCode, memberOrderItemId }) => [productCode, memberOrderItemId])),
  };
}

export const readCode = (former: Former, as: string, memberOrderItemId: string | undefined) =>
  former.call(as, 'getVoucherCodeMessage', { memberOrderItemId });

export async function move(former: Former, memberOrderItemId: string | undefined, to: number[]) {
  for (const dispatchStatus of to) {
    const how = dispatchStatus === 2 ? { carrier: 'Blaubote Express', reference: 'BB-1' } : {};
    await former.call(administrator, 'deskmove', { memberOrderItemId, dispatchStatus, ...how });
  }
}

export function refund(former: Former, memberOrderItemId: string | undefined, more: { confirmRead?: boolean } = {}) {
  const wish = { memberOrderItemId, qty: 1, reason: 'The handle was broken.', ...more };
  return former.call(administrator, 'deskrefund', wish, `refund ${memberOrderItemId}`);
}

export function contact(former: Former, as: string | undefined, EmailAddress: string) {
  const wish = { ContactName: 'A Reader', EmailAddress, Message: 'My card is gone.', AcceptTerms: true };
  return former.call(as, 'contactussend', wish, `contact ${former.now.toISOString()}`);
}

/** The code of the link that was written to the member last. */
export async function linkOf(former: Former, number: string): Promise<string> {
  const [mail] = await former.query(
    `select body_text from messages m join members p on p.id = m.member_id where p.member_number = $1 and event like 'confirm-email:%' order by m.id desc limit 1`,
    [number],
  );
  return mail.body_text.match(/confirm=(\S+)/)[1];
}

/** A picture, to the call that takes it in this field. */
export function uploadPicture(former: Former, as: string, to: string, field: string) {
  const bytes = readFileSync(join(former.tree, 'web/public/icon-192.png'));
  return former.upload(as, { to, name: 'mug.png', field }, bytes);
}

export const uploadFile = (former: Former, name: string, file: string | Buffer, asking = '') =>
  former.upload(administrator, { to: 'dataupload', name, asking }, file);
