import { existsSync, readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import type { Config } from '#config/config';
import { webDist } from '#config/surroundings';
import { doubtful, type Finding, right, wordsOf, wrong } from './finding.ts';

const root = path.join(import.meta.dirname, '../../..');

/** Looks at Node, the built browser part and the disks. */
export async function lookAtMachine({ databaseUrl, dataDir }: Config): Promise<Finding[]> {
  return [
    lookAtNode(),
    existsSync(path.join(webDist, 'index.html'))
      ? right('browser part', 'It is built.')
      : wrong('browser part', 'It is not built: take a release, or npm run build.'),
    await lookAtDisk('Uploaded files wait', tmpdir()),
    ...(databaseUrl === undefined ? [await lookAtDisk('The database lies', dataDir)] : []),
  ];
}

function lookAtNode(): Finding {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const least = Number.parseInt(dependencies.node, 10);
  const { node } = process.versions;
  return Number.parseInt(node, 10) < least
    ? wrong('Node.js', `This is ${node}; the portal is made for ${least} (node_modules/.bin/node is one).`)
    : right('Node.js', `This is ${node}.`);
}

const gigabyte = 1024 ** 3;

async function lookAtDisk(words: string, folder: string): Promise<Finding> {
  let at = path.resolve(folder);
  while (!existsSync(at)) at = path.dirname(at);
  const { bavail, bsize } = await statfs(at);
  const free = (bavail * bsize) / gigabyte;
  const told = `${words} in ${folder}, with ${free.toFixed(1)} GB free.`;
  if (free < 0.2) return wrong('disk', told);
  return free < 2 ? doubtful('disk', told) : right('disk', told);
}

const day = 24 * 3_600_000;

/** Looks at the certificate by which members find the portal, as far as it is seen from here. */
export async function lookAtCertificate({ publicUrl, patience }: Config): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return [];
  const { promise, resolve } = Promise.withResolvers<Finding>();
  const socket = tls.connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    rejectUnauthorized: false,
  });
  socket.setTimeout(5_000 * patience, () => socket.destroy(new Error('no answer')));
  socket.on('error', (error) =>
    resolve(
      doubtful(
        'certificate',
        `${hostname} cannot be reached from here (${wordsOf(error)}): look at its certificate from elsewhere.`,
      ),
    ),
  );
  socket.on('secureConnect', () => {
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / day);
    if (socket.authorizationError)
      resolve(wrong('certificate', `That of ${hostname} is not trusted: ${socket.authorizationError}.`));
    else if (days < 14) resolve(doubtful('certificate', `That of ${hostname} ends in ${days} days.`));
    else resolve(right('certificate', `That of ${hostname} is trusted, for ${days} days more.`));
  });
  const finding = await promise;
  socket.destroy();
  return [finding];
}
