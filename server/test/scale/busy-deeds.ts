import type { NominationRow } from '@laurel/contract/calls/nominations/nomination-row';
import type { FeedItem } from '@laurel/contract/calls/recognition/feed-item';
import { anniversaryAwardsMost } from '@laurel/contract/limits';
import { sql } from 'kysely';
import { payAnniversaries } from '#anniversaries/pay';
import { transaction } from '#db/transaction';
import { eraseMember } from '#personal/erase';
import { goBy } from '../programmes/apply.ts';
import { going } from '../programmes/going.ts';
import { upload } from '../upload.ts';
import { type BusyCall, memberIdOf, who } from './busy.ts';
import type { ScalePortal } from './portal.ts';

const dayMs = 86_400_000;

/** What changes something, each with what goes before it; only the deed itself is measured. */

const gift = { what: 'adhoc', reason: 'Client Focus', points: 5, message: 'Thank you', sendBy: 'email' };
function gives(words: string, to: string): BusyCall {
  const give = (portal: ScalePortal) =>
    portal.post('/api/reward/doreward', { ...gift, recipients: [to] }, { as: who.manager });
  return {
    words,
    // The first rows in a fresh copy look for room in every table.
    prepare: async (portal) => ({ before: (await give(portal)).status }),
    run: give,
    answered: ({ body }) => body.recipients,
  };
}

/** To what hundreds have reacted to. */
const reaction: BusyCall = {
  words: 'a reaction',
  prepare: async (portal) => {
    const { body } = await portal.post('/api/site/recognitionfeed', { scope: 'everybody' }, { as: who.member });
    const items = body.items as FeedItem[];
    return { place: items.find((item) => item.kind === 'given' && item.reactions?.isMore)?.place };
  },
  run: (portal, { place }) =>
    portal.post('/api/site/setreaction', { place, reaction: 'brilliant' }, { as: who.member }),
  answered: ({ body }) => body.reactions.count,
};

/** On what more than a hundred have commented, with a name in it. */
const comment: BusyCall = {
  words: 'a comment',
  prepare: async (portal) => {
    const { body } = await portal.post('/api/site/recognitionfeed', { scope: 'everybody' }, { as: who.member });
    const items = body.items as FeedItem[];
    return { place: items.find((item) => item.kind === 'given' && item.comments?.isMore)?.place };
  },
  run: (portal, { place }) =>
    portal.post(
      '/api/site/addcomment',
      { place, text: 'Well done, and thank you, @{1}', mentions: [memberIdOf(124)] },
      { as: who.member },
    ),
  answered: ({ body }) => body.comments.count,
};

/** Points to what more than a hundred have added to. */
const boost: BusyCall = {
  words: 'a boost',
  prepare: async (portal) => {
    const { body } = await portal.post('/api/site/recognitionfeed', { scope: 'everybody' }, { as: who.member });
    const items = body.items as FeedItem[];
    return { place: items.find((item) => item.kind === 'given' && item.boosts?.isMore && item.boosts.mayAdd)?.place };
  },
  run: (portal, { place }) => portal.post('/api/reward/boost', { place, points: 5 }, { as: who.member }),
  answered: ({ body }) => body.recipients,
};

const order: BusyCall = {
  words: 'an order',
  isOnce: true,
  prepare: async (portal) => {
    const path = '/api/shop/getCheckoutOrderSummary';
    const { body } = await portal.post(path, { alloc: 'ZA' }, { as: who.member });
    return { cellNum: body.cellNum, alloc: 'ZA', vfyTotal: body.vfyTotal };
  },
  run: (portal, wish) => portal.post('/api/shop/placeOrder', wish, { as: who.member }),
  answered: ({ body }) => body.orderDetails.length,
};

const review: BusyCall = {
  words: 'a review',
  isOnce: true,
  prepare: async (portal) => {
    const { body } = await portal.post('/api/nom/nomlist', { limit: 50 }, { as: who.manager });
    const ofOne = body.noms.find((nom: NominationRow) => nom.mayReview && nom.nomineeMemberNumber !== '');
    return { nomId: ofOne.nomId };
  },
  run: (portal, given) => {
    const stars = { reviewRating: 5, isCustom: false, customPoints: null };
    const wish = { ...given, ...stars, isIncludeInQuarterly: false, quarterlyMotivation: '' };
    return portal.post('/api/reward/donexusnomreviewreward', wish, { as: who.manager });
  },
  answered: () => 1,
};

/** A fifth of the company: 20,000 of 100,000. */
const roster: BusyCall = {
  words: 'a roster, what it would do',
  prepare: async (portal) => {
    const { rows } = await sql<{ line: string }>`
      select concat_ws(',', m.member_number, p.firstname, p.surname, p.email, p.cell_num, d.code, d.name, d.country_code, d.cluster_code,
        m.site_template, boss.member_number, (m.id in (select member_id from role_assignments where capability = 'manager'))::text,
        (m.id in (select member_id from role_assignments where capability = 'administrator'))::text, 'true') as line
      from members m join profiles p on p.member_id = m.id join divisions d on d.code = m.division_code join members boss on boss.id = coalesce(m.manager_id, m.id)
      where m.id <= ${portal.people / 5} order by m.id`.execute(portal.db);
    const header =
      'memberNumber,firstName,surname,email,cellNum,divisionCode,division,countryCode,clusterCode,siteTemplate,managerNumber,isManager,isAdminReports,isActive';
    return { file: [header, ...rows.map(({ line }) => line)].join('\n') };
  },
  run: (portal, { file }) => upload(portal, String(file), { as: who.admin, query: 'dryRun=1' }),
  answered: ({ body }) => body.added + body.changed + body.unchanged,
};

/** 6,000 lines in a company of 100,000. */
const answers: BusyCall = {
  words: 'the answers of a supplier',
  isOnce: true,
  prepare: async (portal) => {
    const { rows } = await sql<{ id: string }>`
      select order_line_id as id from order_line_states where dispatch_status < 2 and qty_open > 0
      order by order_line_id limit ${portal.people * 0.06}`.execute(portal.db);
    const lines = rows.map(({ id }) => `${id};2;DHL;T-${id}`);
    return { file: ['memberOrderItemId;dispatchStatus;carrier;reference', ...lines].join('\n') };
  },
  run: (portal, { file }) => upload(portal, String(file), { as: who.admin, path: '/api/shop/deskimport' }),
  answered: ({ body }) => body.changed,
};

const erasure: BusyCall = {
  words: 'an erasure',
  isOnce: true,
  prepare: async (portal) => {
    await portal.db.updateTable('members').set({ deactivated_at: portal.now }).where('id', '=', who.leaver).execute();
    return {};
  },
  run: async (portal) => {
    const { values } = await transaction(portal.db, (tx) => eraseMember(tx, `N${who.leaver}`, portal.now));
    return { status: 200, body: { values }, headers: {} };
  },
  answered: () => 1,
};

/** Of the day after the one on which the company began to give for years. */
const payDue = async (portal: ScalePortal) => {
  const given = await payAnniversaries(portal.db, new Date(portal.now.getTime() + dayMs));
  return { status: 200, body: { given }, headers: {} };
};

const anniversaries: BusyCall = {
  words: 'the anniversaries of a day',
  isOnce: true,
  prepare: async (portal) => {
    const awards = Array.from({ length: anniversaryAwardsMost }, (_, n) => ({ years: n + 1, points: 10 }));
    await goBy(portal, { features: going.features, anniversaries: { awards } });
    return {};
  },
  run: payDue,
  answered: ({ body }) => body.given,
};

/** What runs each quarter of an hour, and mostly finds nobody. */
const noAnniversaries: BusyCall = {
  ...anniversaries,
  words: 'the anniversaries of a quarter of an hour',
  isOnce: true,
  prepare: async (portal) => {
    await payDue(portal);
    return {};
  },
  answered: () => 1,
};

export const deeds: BusyCall[] = [
  gives('a reward to one', memberIdOf(124)),
  gives('a reward to a division', 'div:D2'),
  reaction,
  comment,
  boost,
  order,
  review,
  roster,
  answers,
  erasure,
  anniversaries,
  noAnniversaries,
];
