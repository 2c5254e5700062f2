import { BlockList, isIP, isIPv6 } from 'node:net';

/** Which proxies are believed: how many stand before us, or their addresses, networks and names of networks. */
export type Proxies = number | readonly string[] | false;

/** Whether the machine at this address, so many hops before us, may say who is behind it. */
export type Trust = (address: string, hop: number) => boolean;

export function trustOf(proxies: Proxies): Trust {
  if (proxies === false) return () => false;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const list = new BlockList();
  for (const network of proxies.flatMap((one) => networks[one] ?? one)) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const [plain = ''] = address.split('%');
    // What a header says need be no address.
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}

const networks: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
