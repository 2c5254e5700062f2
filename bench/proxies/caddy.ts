import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { example } from '../faults/example.ts';
import { unpacked } from '../providers/debian.ts';
import { proxyDrill } from './drill.ts';
import { proxyFolder, running } from './running.ts';

/**
 * `node bench/proxies/caddy.ts`: Debian's Caddy with `deploy/Caddyfile` as it stands but for addresses and paths, unpacked and run by a user without
 * rights, before two instances. Needs what `bench/proxies/nginx.ts` needs.
 */
await proxyDrill('caddy', ({ port, plainPort, instances, certificate, key, folder }) => {
  const debian = unpacked(['caddy'], { without: /^(?!caddy)/ });
  const own = proxyFolder({ folder, key });
  const settings = path.join(own, 'Caddyfile');
  const log = path.join(own, 'laurel.log');
  const site = example('Caddyfile', {
    '10.0.0.11:3000 10.0.0.12:3000': instances.join(' '),
    '/etc/caddy/laurel.crt': certificate,
    '/etc/caddy/laurel.key': key,
    '/var/log/caddy/laurel.log': log,
    '\nlaurel.example {': '\nlocalhost {',
    '\n{\n': `\n{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${plainPort}\n\thttps_port ${port}\n`,
  });
  writeFileSync(settings, site);
  const words = ['--config', settings, '--adapter', 'caddyfile'];
  const check = ['validate', ...words];
  return running(path.join(debian.root, 'usr/bin/caddy'), { own, check, run: ['run', ...words], log });
});
