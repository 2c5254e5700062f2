import { expect, test } from 'vitest';
import { addressesOf } from './database-address.ts';

test.each([
  ['postgresql://me:p%40ss@one/laurel', ['postgresql://me:p%40ss@one/laurel']],
  [
    'postgres://me:pw@one:1,[::1]:2,three/laurel?target_session_attrs=read-write',
    [
      'postgres://me:pw@one:1/laurel?target_session_attrs=read-write',
      'postgres://me:pw@[::1]:2/laurel?target_session_attrs=read-write',
      'postgres://me:pw@three/laurel?target_session_attrs=read-write',
    ],
  ],
  ['postgresql:///laurel?host=/run/postgresql', ['postgresql:///laurel?host=/run/postgresql']],
])('the servers of %s', (address, servers) => {
  expect(addressesOf(address)).toEqual(servers);
});
