import type { ApprovalRule } from '@laurel/contract/programme/approval-rules';
import { sendLimits } from '@laurel/contract/rules/rate-limits';
import { describe, expect, test } from 'vitest';
import { differenceWords, isSaidByList, partLabel, placeOf } from './programme-words.ts';

const difference = (at: string, before = '', after = '', name = '') => ({ at, name, before, after });

test('a difference is told by the part, the thing and the field that it is about', () => {
  expect(placeOf(difference('behaviours.mut.name', '', '', 'Mut'))).toEqual({
    ...{ part: 'Behaviours', thing: 'Mut', field: 'Name' },
  });
  expect(placeOf(difference('behaviours.mut.in.de.words', '', '', 'Mut')).field).toBe('What it means, Deutsch');
  expect(placeOf(difference('celebrate.thankYou.headline'))).toEqual({
    ...{ part: 'Celebrations', thing: 'Thank you', field: 'Large on its card' },
  });
  expect(placeOf(difference('alone.picture'))).toMatchObject({ thing: '', field: 'Picture of its card' });
  expect(placeOf(difference('limits.confirm.people'))).toEqual({
    ...{ part: 'People above which a gift is confirmed in words', thing: '', field: '' },
  });
  expect(placeOf(difference('characters.adhoc.sms')).part).toBe('Adhoc Recognition, by SMS');
});

test('what there is is told by the feature, and by the site where it is one’s own', () => {
  expect(placeOf(difference('features.shop.on'))).toEqual({ part: 'Features', thing: 'Rewards', field: '' });
  expect(placeOf(difference('features.sms.sites.alba')).field).toBe('at the site alba');
  expect(differenceWords(difference('features.sms.sites.alba', '', 'false'))).toEqual({
    ...{ is: 'value', before: 'as in the company', after: 'off' },
  });
});

test('a list tells what is new, what is offered no longer, and that it runs in another order', () => {
  expect(differenceWords(difference('values', 'A, B, C', 'C, B, D'))).toEqual({
    is: 'list',
    lines: ['New: D', 'No longer offered: A', 'In another order: C, B, D'],
  });
  expect(differenceWords(difference('prizes', '', 'A'))).toEqual({ is: 'list', lines: ['New: A'] });
});

test('words of comments tell which are refused from now on, and which no longer', () => {
  const words = (...list: string[]) => JSON.stringify(list);
  expect(differenceWords(difference('comments.refused', words('foo, bar', 'idiot*'), words('idiot*', 'ass')))).toEqual({
    is: 'list',
    lines: ['Refused from now on: ass', 'No longer refused: foo, bar'],
  });
  expect(differenceWords(difference('comments.refused', '', words('ass', 'foo, bar')))).toEqual({
    ...{ is: 'list', lines: ['Refused from now on: ass · foo, bar'] },
  });
  expect(differenceWords(difference('comments.refused', words('ass'), ''))).toEqual({
    ...{ is: 'list', lines: ['No longer refused: ass'] },
  });
  expect(placeOf(difference('comments.refused'))).toEqual({
    ...{ part: 'Words that are not used in comments', thing: '', field: '' },
  });
});

test('how much one sends is called by each of its limits', () => {
  expect(sendLimits.filter((name) => partLabel(`sends.${name}`) === `sends.${name}`)).toEqual([]);
  expect(differenceWords(difference('sends.comments', '60', '1200'))).toEqual({
    ...{ is: 'value', before: '60', after: '1,200' },
  });
});

test('values are told as people write them', () => {
  expect(differenceWords(difference('review.points', '0, 120, 9999', '5, 10'))).toMatchObject({
    before: '0 · 120 · 9,999',
    after: '5 · 10',
  });
  expect(differenceWords(difference('limits.spentInDay', 'none', '5000'))).toMatchObject({
    before: 'no limit',
    after: '5,000',
  });
  expect(differenceWords(difference('alone.retired', '', 'true'))).toMatchObject({ before: 'yes', after: 'no' });
  expect(differenceWords(difference('values.a.words', '', 'Brave, twice'))).toMatchObject({
    before: 'nothing',
    after: 'Brave, twice',
  });
  expect(differenceWords(difference('values.a.picture', '', 'birthday')).is).toBe('picture');
});

test('what is new is told once: its name stands in the list', () => {
  const list = difference('values', 'A', 'A, B');
  const name = difference('values.b.name', '', 'B', 'B');
  expect(isSaidByList(name, [list, name])).toBe(true);
  expect(isSaidByList(name, [name])).toBe(false);
  expect(isSaidByList({ ...name, before: 'C' }, [list, name])).toBe(false);
});

describe('a rule of approval', () => {
  const rule: ApprovalRule = {
    ...{ key: 'rule-1', what: 'adhoc', when: 'above', above: 1000, scopeKind: 'site', scopeCode: 'alba' },
    steps: [
      { by: 'giversManager', all: false, fourEyes: false },
      { by: 'finance', all: true, fourEyes: true },
    ],
  };
  const sentence =
    'Awards from budgets above 1,000 points, at site alba: 1. the giver’s manager · 2. all of finance, nobody twice';
  const saying = (more: Partial<ApprovalRule>) =>
    differenceWords(difference('approvals.rules.rule-1', '', JSON.stringify({ ...rule, ...more })));

  test('is one sentence, before and after, and nothing where there is none', () => {
    expect(placeOf(difference('approvals.rules.rule-1'))).toEqual({
      ...{ part: 'Rules of approval', thing: '', field: '' },
    });
    expect(saying({})).toEqual({ is: 'value', before: 'nothing', after: sentence });
    expect(differenceWords(difference('approvals.rules.sites', JSON.stringify(rule)))).toEqual({
      ...{ is: 'value', before: sentence, after: 'nothing' },
    });
  });

  test.each([
    [{ when: 'always', scopeKind: 'everything', scopeCode: '' }, /^Awards from budgets: 1/],
    [
      { what: 'recognise', when: 'ownManager', scopeKind: 'cluster', scopeCode: 'C1' },
      /^Recognise awards to the giver’s own manager, in cluster C1: /,
    ],
    [
      { what: 'payItForward', scopeKind: 'division', scopeCode: 'D1' },
      /^Pay It Forward gifts above 1,000 points, in division D1: /,
    ],
    [
      { when: 'outsideBudget', scopeKind: 'costCentre', scopeCode: '4711' },
      /^Awards from budgets outside the budget, in cost centre 4711: /,
    ],
    [{ steps: [{ by: 'recipientsManagers', all: true, fourEyes: false }] }, /: 1\. all of the recipients’ managers$/],
    [{ steps: [{ by: 'adminReports', all: false, fourEyes: false }] }, /: 1\. an administrator$/],
  ] satisfies [Partial<ApprovalRule>, RegExp][])('says %j', (more, words) => {
    expect(saying(more)).toMatchObject({ after: expect.stringMatching(words) });
  });

  test('stands in its order where that is another one', () => {
    const always = { ...rule, key: 'rule-2', when: 'always' };
    const [before, after] = [
      [rule, always],
      [always, rule],
    ].map((rules) => JSON.stringify(rules));
    expect(differenceWords(difference('approvals.rules', before, after))).toMatchObject({
      is: 'list',
      lines: [
        'In another order; the first that fits goes:',
        expect.stringMatching(/^1\. Awards from budgets, at site alba: 1/),
        `2. ${sentence}`,
      ],
    });
    expect(placeOf(difference('approvals.rules', before, after)).part).toBe('Rules of approval');
  });

  test('that nobody decided goes back after days', () => {
    const days = difference('approvals.daysMost', '30', '7');
    expect(placeOf(days).part).toBe('Days after which an award that nobody has decided goes back');
    expect(differenceWords(days)).toEqual({ is: 'value', before: '30', after: '7' });
  });
});
