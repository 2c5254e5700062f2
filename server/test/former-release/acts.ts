import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as deed from './deeds.ts';
import type { Former } from './former.ts';
import * as who from './roster.ts';
import { administrator, otherAdministrator } from './year.ts';

/** What the year alone may not bring about: each call that writes, and each state in which a row may stand. */
export interface Act {
  at: string;
  name: string;
  happen(former: Former): Promise<unknown>;
}

const competition = {
  ...{ startDate: '2026-09-01', endDate: '2026-12-15', title: 'Idea of the Spring', isEnabled: true },
  ...{ description: 'Whoever mends what nobody else saw.', textboxTitle: 'Your story', textboxDescription: '' },
};

const promos = [
  'code,kind,value,validFrom,validTo,limitTotal,limitPerMember,minimumTotal,alloc',
  'SPRING,percent,20,2026-05-01,2026-10-01,3,2,10,ZA',
  'CARRIED,amount,5,2026-05-01,2026-11-18,,,,ZA',
  'LATER,percent,5,2027-01-01,,,,,',
].join('\n');

/** In the order of their days. */
export const acts: readonly Act[] = [
  {
    at: '2025-12-01T08:00:00Z',
    name: 'voucher codes are sealed with a new key',
    happen: (former) => former.rotateVoucherKeys(),
  },
  {
    at: '2025-12-02T08:00:00Z',
    name: 'a member signs on, and off',
    happen: (former) => former.signOnAndOff('thandi.mokoena@laurel.example'),
  },
  {
    at: '2025-12-03T08:00:00Z',
    name: 'contact messages of members and of people who are not signed on',
    happen: async (former) => {
      await deed.contact(former, who.thandi, 'thandi.mokoena@laurel.example');
      await deed.contact(former, who.erased, 'somebody@elsewhere.example');
      await deed.contact(former, undefined, 'stranger@elsewhere.example');
      former.wait(1);
      await deed.contact(former, undefined, 'lindokuhle.mabaso@laurel.example');
    },
  },
  {
    at: '2025-12-04T08:00:00Z',
    name: 'points for those who shop',
    happen: async (former) => {
      const much = { what: 'reward', reason: 'Quarterly Winner: Individual', points: 5000 };
      await deed.give(former, administrator, [who.thandi, who.manager, who.writer, '100016', '100018'], much);
      await deed.give(former, otherAdministrator, [who.erased, who.leftLately, '100022', '100025', '100036'], much);
    },
  },
  {
    at: '2025-12-05T08:00:00Z',
    name: 'gifts of every kind, to a whole division, by e-mail and by SMS',
    happen: async (former) => {
      const all = { ...deed.thanks, message: 'All of you!', sendBy: 'email', recipients: ['div:ZA-ENG'] };
      await former.call(who.committee, 'doreward', all);
      const adhoc = { what: 'adhoc', reason: 'Collaborates', points: 50, sendBy: 'sms' };
      await deed.give(former, who.manager, [who.thandi], adhoc);
      const forward = { what: 'payitforward', reason: 'Happy Birthday', points: 10, sendBy: 'sms' };
      await deed.give(former, who.thandi, [who.writer, who.erased], forward);
      await deed.give(former, who.erased, [who.thandi], { ...deed.thanks, message: 'You know why, {name}.' });
    },
  },
  {
    at: '2025-12-08T08:00:00Z',
    name: 'somebody does what will be erased',
    happen: async (former) => {
      const [first, second] = await deed.nominate(former, who.erased, [who.writer, '100019']);
      const quarterly = { isIncludeInQuarterly: true, quarterlyMotivation: 'For all of us.' };
      await deed.rate(former, who.committee, first, 5, quarterly);
      await deed.decline(former, who.committee, second);
      const [third] = await deed.nominate(former, who.writer, [who.erased]);
      await deed.rate(former, who.committee, third, 7);
      await deed.reviewIdea(former, who.ideaReviewer, await deed.haveIdea(former, who.erased), 100);
      const { lines } = await deed.order(former, who.erased, ['GV-SHOP-S', 'HM-MUGS']);
      await deed.refund(former, lines['HM-MUGS']);
      await deed.readCode(former, who.erased, lines['GV-SHOP-S']);
      await deed.fillBasket(former, who.erased, ['HM-MUGS']);
      const own = { interest1: 'Y', interestOtherDesc: 'Running', otherInfo: 'Kilimanjaro', firstname: 'Lindo' };
      const address = { email: 'lindo@private.example', cellNum: '082 555 0777' };
      await former.call(who.erased, 'memberupdate', { ...own, ...address });
      await deed.uploadPicture(former, who.erased, 'profilepicupload', 'fileProfilePic');
    },
  },
  {
    at: '2025-12-10T08:00:00Z',
    name: 'addresses are changed, asked to be confirmed again, and confirmed',
    happen: async (former) => {
      await former.call(who.thandi, 'memberupdate', { email: 'thandi@private.example' });
      former.wait(1);
      await former.call(who.thandi, 'resendconfirmation', {});
      await former.call(who.thandi, 'confirmemail', { code: await deed.linkOf(former, who.thandi) });
      await former.call(who.writer, 'memberupdate', { email: 'chosen@private.example', cellNum: '083 555 0888' });
      await former.call(who.writer, 'confirmemail', { code: await deed.linkOf(former, who.writer) });
    },
  },
  {
    at: '2025-12-11T08:00:00Z',
    name: 'pictures of a member, a product and the competition',
    happen: async (former) => {
      await deed.uploadPicture(former, who.thandi, 'profilepicupload', 'fileProfilePic');
      await deed.uploadPicture(former, administrator, 'productpicupload', 'filePic');
      await deed.uploadPicture(former, administrator, 'adminbannerupload', 'filePic');
    },
  },
  {
    at: '2026-01-05T08:00:00Z',
    name: 'a quarter that has ended is added',
    happen: (former) => former.addQuarter(administrator, 2025, 4),
  },
  {
    at: '2026-01-06T08:00:00Z',
    name: 'nominations of whole divisions, and of people who leave',
    happen: async (former) => {
      const [closed, kept] = await deed.nominate(former, who.thandi, ['div:IT-FLD', 'div:ZA-SVC']);
      await deed.rate(former, '100062', closed, 3);
      await deed.rate(former, who.clusterAdministrator, kept, 2);
      await deed.nominate(former, who.manager, ['div:IT-FLD']);
      await deed.nominate(former, who.thandi, [who.forfeited, who.comesBack]);
    },
  },
  {
    at: '2026-01-15T08:00:00Z',
    name: 'a roster with newcomers, leavers and other roles, looked at before',
    happen: async (former) => {
      const file = who.rosterAfter(former, 1);
      await deed.uploadFile(former, 'roster.csv', file, 'dryRun=1');
      await former.upload(administrator, { to: 'uploadchanges', name: 'roster.csv' }, file);
      await who.uploadRoster(former, 1);
    },
  },
  {
    at: '2026-02-01T08:00:00Z',
    name: 'a roster with a leaver who comes back, and with an address that somebody else had chosen',
    happen: (former) => who.uploadRoster(former, 2),
  },
  {
    at: '2026-02-20T08:00:00Z',
    name: 'leavers forfeit, and one of them is erased',
    happen: async (former) => {
      await former.night();
      await former.erase(who.erased);
    },
  },
  { at: '2026-03-01T08:00:00Z', name: 'a division is closed', happen: (former) => who.uploadRoster(former, 3) },
  {
    at: '2026-04-02T08:00:00Z',
    name: 'a nomination is reviewed by two, and a quarter is added',
    happen: async (former) => {
      await former.addQuarter(otherAdministrator, 2026, 1);
      const whom = ['100039', '100021', '100014', '100023'];
      const waits = await deed.rateBeyondOnesLimit(former, who.clusterAdministrator, who.thandi, whom);
      await deed.rate(former, who.committee, waits, 6);
    },
  },
  {
    at: '2026-05-04T08:00:00Z',
    name: 'budgets by a workbook; countries, voucher codes and promotions by CSV, also by command',
    happen: async (former) => {
      const budgets = [who.manager, who.committee, '100012'].map((number) => [number, 'spring', '900']);
      const book = await former.workbook([['memberNumber', 'period', 'points'], ...budgets]);
      await deed.uploadFile(former, 'budgets.xlsx', book);
      const countries = readFileSync(join(former.tree, 'demo/countries.csv'), 'utf8');
      await deed.uploadFile(former, 'countries.csv', countries.replace(',0.25,BR', ',0.30,BR'), 'confirm=prices');
      await deed.uploadFile(former, 'codes.csv', 'alloc,productCode,code\nZA,GV-SHOP-S,LRL-1\nZA,GV-SHOP-S,LRL-2\n');
      await deed.uploadFile(former, 'promos.csv', promos);
      await former.importFile(promos);
    },
  },
  {
    at: '2026-05-05T08:00:00Z',
    name: 'orders in every state, with refunds, void codes and promotional codes',
    happen: async (former) => {
      await deed.order(former, who.thandi, ['HM-MUGS']);
      const preparing = await deed.order(former, '100016', ['HM-PLAN'], { promoCode: 'SPRING' });
      await deed.move(former, preparing.lines['HM-PLAN'], [1]);
      const sent = await deed.order(former, who.manager, ['HM-MUGS', 'HM-PLAN']);
      for (const line of Object.values(sent.lines)) await deed.move(former, line, [2]);
      const promoCode = 'ONEUSE';
      const delivered = await deed.order(former, who.writer, ['HM-MUGS', 'HM-MUGS', 'GV-SHOP-S'], { promoCode });
      await deed.move(former, delivered.lines['HM-MUGS'], [1, 2, 3]);
      await deed.refund(former, delivered.lines['HM-MUGS']);
      former.wait(5);
      const cancelled = await deed.order(former, who.manager, ['HM-MUGS'], { promoCode: 'SPRING' });
      await former.call(who.manager, 'cancelOrder', { memberOrderId: cancelled.id });
      const codes = await deed.order(former, who.thandi, ['GV-SHOP-S', 'GV-SHOP-S', 'GV-SHOP-M']);
      await deed.readCode(former, who.thandi, codes.lines['GV-SHOP-S']);
      await deed.refund(former, codes.lines['GV-SHOP-S'], { confirmRead: true });
      await deed.refund(former, codes.lines['GV-SHOP-M']);
      former.wait(5);
      const whole = await deed.order(former, '100016', ['HM-MUGS']);
      await deed.refund(former, whole.lines['HM-MUGS']);
      const german = await deed.order(former, '100036', ['GV-SHOP-S'], { alloc: 'DE' });
      await deed.readCode(former, '100036', german.lines['GV-SHOP-S']);
      former.wait(5);
      const supplied = await deed.order(former, who.writer, ['HM-PLAN']);
      const answers = `memberOrderItemId,dispatchStatus,carrier,reference\n${supplied.lines['HM-PLAN']},sent,Courier Guy,CG-1\n`;
      await former.upload(administrator, { to: 'deskimport', name: 'answers.csv' }, answers);
    },
  },
  {
    at: '2026-07-01T08:00:00Z',
    name: 'a quarter that has ended, one that runs and one to come',
    happen: async (former) => {
      for (const quarter of [2, 3, 4]) await former.addQuarter(administrator, 2026, quarter);
    },
  },
  {
    at: '2026-09-01T08:00:00Z',
    name: 'a competition is set up, entered and reviewed',
    happen: async (former) => {
      await former.call(administrator, 'admincompetitionupdate', competition);
      const members = [await deed.memberId(former, who.writer), await deed.memberId(former, '100039')];
      const entry = { nomCat: [competition.title], reason: 'The lamp over the stairs.', members };
      const { nomIds } = await former.call(who.thandi, 'competitionnewnom', entry, 'entry');
      await deed.rate(former, who.manager, nomIds[0], 6);
      await deed.decline(former, who.clusterAdministrator, nomIds[1]);
      await former.call(who.manager, 'competitionnewnom', { ...entry, members: members.slice(1) }, 'entry');
    },
  },
  {
    at: '2026-11-05T08:00:00Z',
    name: 'somebody leaves who may still come back, with points, a nomination and a basket',
    happen: async (former) => {
      const adhoc = { what: 'adhoc', reason: 'Client Focus', points: 100 };
      await deed.give(former, who.manager, [who.leftLately], adhoc);
      await deed.nominate(former, who.thandi, [who.leftLately]);
      await deed.fillBasket(former, who.leftLately, ['HM-MUGS'], { alloc: 'DE' });
      await who.uploadRoster(former, 4);
    },
  },
];
