import type { Act } from './acts.ts';
import * as deed from './deeds.ts';
import * as who from './roster.ts';
import { administrator } from './year.ts';

const catalogue = [
  'productCode,alloc,name,cat1,cat2,cat3,price,kind,stock,isActive',
  'GV-FEW,ZA,A voucher of which there are few,Gift vouchers,Shopping,Online stores,50.00,voucher,,true',
  'HM-MUGS,ZA,Two mugs,Home,Kitchen,Mugs,130.00,goods,1,true',
  'HM-PLAN,ZA,A plant,Home,Living,Plants,390.00,goods,50,true',
  'HM-LAMP,ZA,A lamp,Home,Living,Lamps,549.00,goods,40,false',
].join('\n');

/** After the year: what is under way when the portal is stopped, with a message of every kind that is not sent yet. */
export const lastActs: readonly Act[] = [
  {
    at: '2026-11-18T08:00:00Z',
    name: 'a basket with a promotional code that expires, whose goods become dearer, fewer and no longer sold',
    happen: async (former) => {
      await deed.emptyBasket(former, who.thandi);
      await deed.fillBasket(former, who.thandi, ['HM-MUGS', 'HM-MUGS', 'HM-PLAN', 'HM-LAMP', 'GV-SHOP-S']);
      await former.call(who.thandi, 'getCheckoutOrderSummary', { alloc: 'ZA', promoCode: 'CARRIED' });
      const { basket } = await former.call(who.thandi, 'getbasket', { alloc: 'ZA' });
      const shopBasketId = basket.at(-1).shopBasketId;
      await former.call(who.thandi, 'changebasketqty', { action: 'increase', shopBasketId, alloc: 'ZA' });
      await deed.uploadFile(former, 'products.csv', catalogue, 'confirm=prices');
    },
  },
  {
    at: '2026-11-19T17:00:00Z',
    name: 'the last night',
    happen: async (former) => {
      await former.deliverPromised();
      await former.night();
    },
  },
  {
    at: '2026-11-20T08:00:00Z',
    name: 'a newcomer signs on for the first time',
    happen: (former) => former.signOnAndOff('zinhle.maseko@laurel.example'),
  },
  {
    at: '2026-11-20T08:30:00Z',
    name: 'a message of every kind is promised',
    happen: async (former) => {
      await deed.contact(former, who.thandi, 'thandi.mokoena@laurel.example');
      await deed.contact(former, undefined, 'stranger@elsewhere.example');
      await deed.give(former, who.manager, [who.thandi, who.writer], deed.thanks);
      const adhoc = { what: 'adhoc', reason: 'Collaborates', points: 50, sendBy: 'sms' };
      await deed.give(former, who.manager, [who.newcomer], adhoc);
      const [rated, declined] = await deed.nominate(former, who.thandi, [who.newcomer, who.writer, '100039']);
      await deed.rate(former, who.manager, rated, 4);
      await deed.decline(former, who.manager, declined);
      const whom = ['100014', '100023', '100021', '100026'];
      await deed.rateBeyondOnesLimit(former, who.clusterAdministrator, who.thandi, whom);
      await deed.reviewIdea(former, who.ideaReviewer, await deed.haveIdea(former, who.thandi), 50);
      await deed.haveIdea(former, who.writer);
      const { lines } = await deed.order(former, who.manager, ['HM-PLAN', 'GV-SHOP-M']);
      await deed.move(former, lines['HM-PLAN'], [1, 2]);
      await deed.refund(former, lines['GV-SHOP-M']);
      await deed.order(former, who.writer, ['HM-PLAN']);
      await former.call('100018', 'memberupdate', { email: 'half@private.example', cellNum: '11 95550-0777' });
      await former.call('100016', 'memberupdate', { cellNum: '082 555 0666' });
      await former.call('100023', 'memberupdate', { email: 'also@private.example' });
      await who.uploadRoster(former, 5);
      await deed.uploadFile(former, 'codes.csv', 'alloc,productCode,code\nZA,GV-FEW,LRL-FEW-1\nZA,GV-FEW,LRL-FEW-2\n');
      await former.warnOfLowStock();
      await former.call(administrator, 'logout', {});
    },
  },
];
