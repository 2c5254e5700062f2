import { expect, test } from 'vitest';
import { type Proxies, trustOf } from './trust.ts';

test.each<[Proxies, string, number, boolean]>([
  [false, '127.0.0.1', 0, false],
  [2, '203.0.113.9', 0, true],
  [2, '203.0.113.9', 1, true],
  [2, '203.0.113.9', 2, false],
  [['10.0.0.0/8'], '10.255.0.1', 5, true],
  [['10.0.0.0/8'], '11.0.0.1', 0, false],
  [['10.0.0.0/8'], '::ffff:10.0.0.1', 0, true],
  [['192.0.2.7'], '192.0.2.7', 0, true],
  [['192.0.2.7'], '192.0.2.8', 0, false],
  [['2001:db8::/32'], '2001:db8:1::1', 0, true],
  [['2001:db8::/32'], '2001:db9::1', 0, false],
  [['loopback'], '127.9.9.9', 0, true],
  [['loopback'], '::1', 0, true],
  [['linklocal'], 'fe80::1%eth0', 0, true],
  [['uniquelocal'], '172.31.0.1', 0, true],
  [['uniquelocal'], '172.32.0.1', 0, false],
  [['uniquelocal'], 'fd00::1', 0, true],
  [['loopback'], 'unknown', 0, false],
  [['loopback'], '', 0, false],
])('of TRUST_PROXY %j the machine %s at hop %i: %s', (proxies, address, hop, expected) => {
  expect(trustOf(proxies)(address, hop)).toBe(expected);
});
