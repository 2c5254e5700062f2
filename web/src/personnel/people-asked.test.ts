import { describe, expect, test } from 'vitest';
import { addressOf, askedIn, filterOf, sortOf } from './people-asked.ts';

const back = (address: string) => new URLSearchParams(addressOf(askedIn(new URLSearchParams(address)))).toString();

describe('what the directory is asked for', () => {
  test('stands in its address, and comes back from it', () => {
    const address = 'search=ann&division=D1&manager=botha&state=grace&lacks=signOn+mobile&sort=signedOn&desc=1';
    expect(back(address)).toBe(address);
    expect(filterOf(askedIn(new URLSearchParams(address)))).toEqual({
      ...{ search: 'ann', divisionCode: 'D1', manager: 'botha', state: 'grace', lacks: ['signOn', 'mobile'] },
    });
    expect(sortOf(askedIn(new URLSearchParams(address)))).toEqual({ sort: 'signedOn', desc: true });
  });

  test('is who is here by name where nothing is said, and nothing that there is not', () => {
    const asked = askedIn(new URLSearchParams('state=away&lacks=shoes&sort=size'));
    expect(addressOf(asked)).toEqual({});
    expect(filterOf(asked)).toEqual({ state: 'here' });
    expect(sortOf(asked)).toEqual({});
    expect(filterOf(askedIn(new URLSearchParams('state=all&search=+')))).toEqual({});
  });
});
