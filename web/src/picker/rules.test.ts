import type { DivisionItem } from '@laurel/contract/calls/members/getdivisionlist';
import type { MemberListItem } from '@laurel/contract/calls/members/getmemberlist';
import { describe, expect, test } from 'vitest';
import { divisionRecipient, lookedUpRecipient, personRecipient, recipientName } from './recipient.ts';
import { addDivision, addPerson, isChosen, mayChooseWhole, withoutRecipient } from './rules.ts';

const engineering = { divisionCode: 'ENG', division: 'Engineering', countryCode: 'ZA' };
const salesHere = { divisionCode: 'ZA-SAL', division: 'Sales', countryCode: 'ZA' };
const salesThere = { divisionCode: 'DE-SAL', division: 'Sales', countryCode: 'DE' };
const divisions: DivisionItem[] = [engineering, salesHere, salesThere];
const several = { single: false, divisions };
const one = { single: true, divisions };

function person(memberId: string, division = 'Engineering'): MemberListItem {
  return { memberId, memberNumber: '1', firstname: 'Ana', surname: 'Silva', division, isManager: false };
}
const ana = person('1.100001');
const ben = person('1.100002');

describe('a person', () => {
  test('is added behind those already chosen', () => {
    const { chosen = [] } = addPerson([personRecipient(ana)], ben, several);
    expect(chosen.map((r) => r.memberId)).toEqual(['1.100001', '1.100002']);
  });

  test('who never registered cannot be chosen', () => {
    expect(addPerson([], person('0.100001'), several)).toEqual({ refused: 'This user has not registered' });
  });

  test('is not added twice, also not after registering in between', () => {
    expect(addPerson([personRecipient(ana)], ana, several).refused).toBe('Ana Silva is already added.');
    expect(isChosen([personRecipient(person('0.100001'))], '1.100001')).toBe(true);
  });

  test('of a chosen division is not added', () => {
    expect(addPerson([divisionRecipient(engineering)], ana, several).refused).toBe(
      'Ana Silva is already added with the entire division Engineering.',
    );
  });

  test('whose division shares its name with another one is left to the server', () => {
    expect(addPerson([divisionRecipient(salesHere)], person('1.100003', 'Sales'), several).chosen).toHaveLength(2);
  });

  test('is the only one in single mode', () => {
    expect(addPerson([], ana, one).chosen).toHaveLength(1);
    expect(addPerson([personRecipient(ana)], ben, one).refused).toBe('Only one member may be chosen.');
    expect(addPerson([personRecipient(ana)], ana, one).refused).toBe('Ana Silva is already added.');
  });
});

describe('a whole division', () => {
  test('is called so, and sent by its code', () => {
    const { chosen = [] } = addDivision([], engineering, several);
    expect(chosen[0]).toMatchObject({ memberId: 'div:ENG', isEntireDivision: true, entireDivisionCode: 'ENG' });
    expect(chosen.map(recipientName)).toEqual(['Entire division: Engineering']);
  });

  test('cannot be combined with individuals of it', () => {
    expect(addDivision([personRecipient(ana)], engineering, several).refused).toBe(
      'Cannot add entire division Engineering: a member of it is already added.',
    );
    expect(addDivision([personRecipient(ana), personRecipient(ben)], engineering, several).refused).toBe(
      'Cannot add entire division Engineering: 2 members of it are already added.',
    );
    expect(addDivision([personRecipient(ana)], salesHere, several).chosen).toHaveLength(2);
  });

  test('is not added twice', () => {
    expect(addDivision([divisionRecipient(engineering)], engineering, several).refused).toBe(
      'Entire division: Engineering is already added.',
    );
  });
});

test('a removed recipient may be added again', () => {
  const left = withoutRecipient([personRecipient(ana), personRecipient(ben)], ana.memberId);
  expect(left.map((r) => r.memberId)).toEqual(['1.100002']);
  expect(addPerson(left, ana, several).chosen).toHaveLength(2);
});

test('a looked-up member stands with the name of the division', () => {
  const found = { companyName: 'Sales', firstName: 'Bo', surname: 'Lee', memberId: '1.100009', memberNumber: '9' };
  expect(lookedUpRecipient(found)).toMatchObject({ firstname: 'Bo', division: 'Sales', isEntireDivision: false });
});

test('whole divisions are offered by office, and in one’s own division to everybody', () => {
  const plain = { siteTemplate: 'laurel', capabilities: [], divisionCode: 'ENG' };
  expect(mayChooseWhole(false, { ...plain, capabilities: ['manager'] }, 'ENG')).toBe(false);
  expect(mayChooseWhole(true, plain, 'OPS')).toBe(true);
  expect([mayChooseWhole('byOffice', plain, 'ENG'), mayChooseWhole('byOffice', plain, 'OPS')]).toEqual([true, false]);
  for (const office of ['manager', 'administrator', 'clusterAdmin', 'committee'] as const)
    expect(mayChooseWhole('byOffice', { ...plain, capabilities: [office] }, 'OPS')).toBe(true);
  expect(mayChooseWhole('byOffice', { ...plain, capabilities: ['auditor', 'shop'] }, 'OPS')).toBe(false);
});
