import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { example } from '../faults/example.ts';
import { unpacked } from '../providers/debian.ts';
import { proxyDrill } from './drill.ts';
import { proxyFolder, running } from './running.ts';

/**
 * `node bench/proxies/nginx.ts`: Debian's nginx with its own nginx.conf and `deploy/nginx.conf` as they stand but for addresses and paths, unpacked and
 * run by a user without rights, before two instances. Needs `apt-get update` once before, openssl, and PostgreSQL's own programs.
 */
await proxyDrill('nginx', ({ port, plainPort, instances, certificate, key, folder }) => {
  const debian = unpacked(['nginx'], { without: /^(?!nginx)/ });
  const own = proxyFolder({ folder, key });
  const sites = path.join(own, 'sites');
  const log = path.join(own, 'laurel.log');
  mkdirSync(sites);
  const site = example('nginx.conf', {
    '10.0.0.11:3000': instances[0],
    '10.0.0.12:3000': instances[1],
    '/etc/nginx/laurel.crt': certificate,
    '/etc/nginx/laurel.key': key,
    '/var/log/nginx/laurel.log': log,
    'https://laurel.example$': `https://localhost:${port}$`,
    'server_name laurel.example': 'server_name localhost',
    'listen 80': `listen 127.0.0.1:${plainPort}`,
    'listen 443': `listen 127.0.0.1:${port}`,
  });
  writeFileSync(path.join(sites, 'laurel.conf'), site);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(path.join(sites, 'own.conf'), kinds.map((kind) => `${kind}_temp_path ${own}/${kind};`).join('\n'));
  const settings = path.join(own, 'nginx.conf');
  const debians = readFileSync(path.join(debian.root, 'etc/nginx/nginx.conf'), 'utf8')
    .replace(/^user .*$/m, 'daemon off;')
    .replaceAll('/run/nginx.pid', `${own}/nginx.pid`)
    .replaceAll('/var/log/nginx', own)
    .replace('/etc/nginx/conf.d', sites)
    .replaceAll('/etc/nginx', path.join(debian.root, 'etc/nginx'));
  writeFileSync(settings, debians);
  const words = ['-c', settings, '-e', path.join(own, 'error.log')];
  return running(path.join(debian.root, 'usr/sbin/nginx'), { own, check: ['-t', ...words], run: words, log });
});
