import { BlockList, isIP } from 'node:net';
import { endpointMax } from '@laurel/contract/rules/notice-kinds';

/** Whether this machine may be a push service too: for tests and the demonstration. */
export interface Reach {
  loopback: boolean;
}

/**
 * The address of a push service that a browser told, or undefined where it may not be asked: what lies inside a company's network is
 * never reached through the portal. Push services have names, and answer where HTTPS does.
 */
export function endpointOf(told: string, { loopback }: Reach): URL | undefined {
  const url = told.length <= endpointMax && /^[\x21-\x7e]+$/.test(told) ? URL.parse(told) : null;
  if (url?.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  if (loopback && isLoopback(url.hostname) && /^https?:$/.test(url.protocol)) return url;
  const isPublic = url.protocol === 'https:' && url.port === '' && isPublicName(url.hostname);
  return isPublic ? url : undefined;
}

export const isLoopback = (hostname: string) => ['localhost', '127.0.0.1'].includes(hostname);

/** Names that are resolved inside a network alone have one part, or end so. */
const inside = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/;

function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  return !name.startsWith('[') && isIP(name) === 0 && name.includes('.') && !inside.test(name);
}

/** Whether an address that a name leads to lies on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  // What is given out at all lies in 2000::/3; all the rest, IPv4 in the clothes of IPv6 too, is somebody's own.
  return family === 6 && given.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

const notPublic = new BlockList();
for (const [network, bits] of [
  ...([['0.0.0.0', 8] as const, ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16]] as const),
  ...([['172.16.0.0', 12] as const, ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.88.99.0', 24]] as const),
  ...([['192.168.0.0', 16] as const, ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24]] as const),
  ['224.0.0.0', 3] as const,
])
  notPublic.addSubnet(network, bits, 'ipv4');
// Tunnels to IPv4, and what stands in documents.
for (const [network, bits] of [['2001::', 23] as const, ['2001:db8::', 32] as const, ['2002::', 16] as const])
  notPublic.addSubnet(network, bits, 'ipv6');
