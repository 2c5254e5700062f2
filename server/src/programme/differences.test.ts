import type { ApprovalRule } from '@laurel/contract/programme/approval-rules';
import type { ProgrammeDocument } from '@laurel/contract/programme/items';
import { wholeSeed } from '@laurel/contract/programme/seed-rules';
import { describe, expect, test } from 'vitest';
import { differences, namedDifferences } from './differences.ts';

function rule(key: string, more: Partial<ApprovalRule> = {}): ApprovalRule {
  return {
    ...{ key, what: 'adhoc', when: 'above', above: 1000, scopeKind: 'everything', scopeCode: '' },
    steps: [{ by: 'giversManager', all: false, fourEyes: false }],
    ...more,
  };
}

function by(...rules: ApprovalRule[]): ProgrammeDocument {
  return { ...wholeSeed, approvals: { ...wholeSeed.approvals, rules } };
}

const text = (one: ApprovalRule) => JSON.stringify(one);

describe('of rules of approval', () => {
  const [a, b, c] = [rule('a'), rule('b', { when: 'always' }), rule('c', { what: 'recognise' })];

  test('each that is new, gone or otherwise is one difference, steps and all', () => {
    const steps = [...b.steps, { by: 'finance', all: true, fourEyes: true }] as const;
    const changed = { ...b, steps: [...steps] };
    expect(differences(by(a, b), by(changed, c))).toEqual([
      { at: 'approvals.rules.b', name: '', before: text(b), after: text(changed) },
      { at: 'approvals.rules.c', name: '', before: '', after: text(c) },
      { at: 'approvals.rules.a', name: '', before: text(a), after: '' },
    ]);
  });

  test('the same is no difference, in whatever order its fields came', () => {
    const turned = Object.fromEntries(Object.entries(a).reverse()) as unknown as ApprovalRule;
    expect(differences(by(a, b), by(turned, b))).toEqual([]);
  });

  test('another order is a difference of its own, by keys for a file and whole for people', () => {
    const [before, after] = [by(a, b, c), by(c, a, b)];
    expect(differences(before, after)).toEqual([
      { at: 'approvals.rules', name: '', before: 'a, b, c', after: 'c, a, b' },
    ]);
    expect(namedDifferences(before, after)).toEqual([
      { at: 'approvals.rules', name: '', before: JSON.stringify([a, b, c]), after: JSON.stringify([c, a, b]) },
    ]);
  });

  test('a new one behind the others turns nothing, one before them does: the first that fits goes', () => {
    const places = (after: ProgrammeDocument) => differences(by(a, b), after).map(({ at }) => at);
    expect(places(by(a, b, c))).toEqual(['approvals.rules.c']);
    expect(places(by(c, a, b))).toEqual(['approvals.rules', 'approvals.rules.c']);
    expect(places(by(b, c))).toEqual(['approvals.rules.c', 'approvals.rules.a']);
  });

  test('the days after which what nobody decided goes back are a difference as every number is', () => {
    const after = { ...wholeSeed, approvals: { ...wholeSeed.approvals, daysMost: 7 } };
    expect(differences(wholeSeed, after)).toEqual([{ at: 'approvals.daysMost', name: '', before: '30', after: '7' }]);
  });
});
