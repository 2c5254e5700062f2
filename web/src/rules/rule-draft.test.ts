import { type ApprovalRule, rulesMost } from '@laurel/contract/programme/approval-rules';
import { describe, expect, test } from 'vitest';
import { changedRule, coveredBy, mayAdd, movedRule, newKey, newRule, withStep } from './rule-draft.ts';

const rule = (more: Partial<ApprovalRule> = {}) => newRule('one', more);
const alba = { scopeKind: 'site', scopeCode: 'alba' } as const;

test('a new rule has the first key that nobody has', () => {
  expect([newKey([]), newKey(['rule-1', 'rule-3']), newKey(['rule-2', 'rule-1'])]).toEqual([
    ...['rule-1', 'rule-2', 'rule-3'],
  ]);
});

test('a rule moves by one place, and never out of the table', () => {
  const [a, b] = [newRule('a'), newRule('b')];
  expect(movedRule([a, b], 0, 1)).toEqual([b, a]);
  expect(movedRule([a, b], 0, -1)).toEqual([a, b]);
  expect(movedRule([a, b], 1, 1)).toEqual([a, b]);
});

test('there are so many rules at most', () => {
  const full = Array.from({ length: rulesMost }, (_, n) => newRule(`r-${n}`));
  expect([mayAdd(full), mayAdd(full.slice(1))]).toEqual([false, true]);
});

describe('what does not fit a changed rule any more goes', () => {
  test('outside a budget, where there is none', () => {
    const outside = rule({ when: 'outsideBudget' });
    expect(changedRule(outside, { what: 'payItForward' }).when).toBe('always');
    expect(changedRule(outside, { scopeKind: 'site' }).when).toBe('outsideBudget');
  });

  test('each of one person, and nobody before the first', () => {
    const step = { by: 'giversManager', all: true, fourEyes: true } as const;
    expect(changedRule(rule(), { steps: [step, { ...step, by: 'finance' }] }).steps).toEqual([
      { by: 'giversManager', all: false, fourEyes: false },
      { by: 'finance', all: true, fourEyes: true },
    ]);
  });

  test('what must be so too, beside always and twice', () => {
    const both = rule({ and: ['ownManager', 'outsideBudget'] });
    expect(changedRule(both, { when: 'always' })).not.toHaveProperty('and');
    expect(changedRule(both, { when: 'ownManager' }).and).toEqual(['outsideBudget']);
    expect(changedRule(both, { what: 'recognise' }).and).toEqual(['ownManager']);
    expect(changedRule(rule({ when: 'ownManager', above: 0 }), { and: ['above'] })).toMatchObject({ above: 1000 });
  });

  test('above nothing: it begins with an amount, and what was written stays', () => {
    expect(changedRule(rule({ when: 'always', above: 0 }), { when: 'above' }).above).toBe(1000);
    expect(changedRule(rule({ when: 'always', above: 70 }), { when: 'above' }).above).toBe(70);
    expect(changedRule(rule(), { above: 0 }).above).toBe(0);
  });
});

test('another step is confirmed by others than those before it', () => {
  const steps = withStep(withStep(rule().steps));
  expect(steps.map(({ by, fourEyes }) => [by, fourEyes])).toEqual([
    ['giversManager', false],
    ['nextManager', true],
    ['recipientsManagers', true],
  ]);
});

test.each([
  ['always', rule({ when: 'always' }), rule(), 0],
  ['above less', rule({ above: 500 }), rule(), 0],
  ['above more', rule({ above: 5000 }), rule(), undefined],
  ['at a site', rule(alba), rule(), undefined],
  ['everywhere', rule(), rule(alba), 0],
  ['at the same site', rule(alba), rule(alba), 0],
  ['at another site', rule(alba), rule({ ...alba, scopeCode: 'cape' }), undefined],
  ['at no site yet', rule({ ...alba, scopeCode: '' }), rule({ ...alba, scopeCode: '' }), undefined],
  ['of another kind', rule({ what: 'recognise', when: 'always' }), rule(), undefined],
  ['in another case', rule({ when: 'ownManager' }), rule(), undefined],
  ['what a budget lacks, behind all', rule({ when: 'always' }), rule({ when: 'outsideBudget' }), undefined],
  ['what a budget lacks, behind the same', rule({ when: 'outsideBudget' }), rule({ when: 'outsideBudget' }), 0],
  ['of less', rule({ and: ['ownManager'] }), rule(), undefined],
  ['of more', rule({ when: 'ownManager' }), rule({ when: 'above', and: ['ownManager'] }), 0],
  ['what a budget lacks of more', rule(), rule({ and: ['outsideBudget'] }), undefined],
])('a rule never goes behind one that fits all of the same: %s', (_, earlier, later, place) => {
  expect(coveredBy([earlier, later], 1)).toBe(place);
  expect(coveredBy([earlier, later], 0)).toBeUndefined();
});
