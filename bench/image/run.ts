import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { drillFolder, ended, port } from '../faults/drill.ts';
import { mailSink } from '../faults/mail-sink.ts';
import { newPostgres } from '../faults/postgres.ts';
import { run, startContainer } from './container.ts';
import { build, contextIn, megabytesOf, open } from './images.ts';
import { hintProvider } from './provider.ts';
import { tlsBefore } from './tls.ts';

/**
 * `node bench/image/run.ts`: builds both images of the Dockerfile from what is committed, starts the demonstration's beside a PostgreSQL,
 * so that its company is there, and then production's with the company's provider, a mail server and TLS in front. There `laurel doctor`
 * and the main job in a browser; the ledger after it. Needs buildah, bubblewrap and PostgreSQL's own programs, and the base image
 * (`bench/image/base.sh` where there is no registry).
 */
const folder = drillFolder();
const place = path.dirname(folder.dataDir);
const inFolder = (name: string) => path.join(place, name);
const ports = { portal: port(90), front: port(91), provider: port(92), database: port(93) };
const say = (line: string) => void process.stdout.write(`${line}\n`);
const failures: string[] = [];
const expect = (words: string, isSo: boolean) => {
  say(`${isSo ? 'yes' : 'NO '}  ${words}`);
  if (!isSo) failures.push(words);
};

const context = contextIn(place);
build('laurel-demonstration', context, '--target', 'demonstration');
build('laurel', context);
say(`laurel ${megabytesOf('laurel')} MB, laurel-demonstration ${megabytesOf('laurel-demonstration')} MB, base and all`);

const publicUrl = `https://localhost:${ports.front}`;
const readyz = `http://127.0.0.1:${ports.portal}/readyz`;
const postgres = await newPostgres(inFolder('postgres'), ports.database);
const sink = await mailSink();
const provider = await hintProvider(ports.provider, `${publicUrl}/sso/callback`);
const closeFront = await tlsBefore(ports.portal, ports.front, place);
const common = {
  PORT: String(ports.portal),
  DATABASE_URL: `postgresql://laurel@127.0.0.1:${ports.database}/laurel`,
  VOUCHER_KEYS: randomBytes(32).toString('base64'),
};

const demonstration = open('laurel-demonstration');
const shown = await startContainer(demonstration, { env: common, data: inFolder('demonstration') }, readyz);
expect(
  'the demonstration started, filled the database and left with 0 when it was told to stop',
  (await shown.stop()) === 0,
);
demonstration.remove();

const image = open('laurel');
const standing = {
  env: {
    ...common,
    // The front's certificate is signed by nobody else.
    NODE_EXTRA_CA_CERTS: '/var/lib/laurel/own.crt',
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: '1',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.secret,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    MAIL_FROM: 'drill@laurel.example',
    CONTACT_TO: 'people@laurel.example',
  },
  data: inFolder('production'),
};
const { User } = image.config;
expect('it runs as a user without rights', User === 'node');
mkdirSync(standing.data);
copyFileSync(inFolder('own.crt'), path.join(standing.data, 'own.crt'));
const portal = await startContainer(image, standing, readyz);
expect('its own check says that it is well', await portal.isHealthy());
const doctor = await run(image, standing, ['laurel', 'doctor']);
say(doctor.said);
expect('laurel doctor finds nothing wrong', doctor.code === 0);
const journey = spawn('npx', ['playwright', 'test', '--config', 'e2e/standing.config.ts', 'main-job'], {
  env: { ...process.env, E2E_PORTAL: publicUrl },
  stdio: 'inherit',
});
const [failed] = await once(journey, 'exit');
expect('the main job in a browser: nominate, review, earn, spend', failed === 0);
const books = await run(image, standing, ['laurel', 'verify-ledger']);
say(books.said);
expect('the ledger holds', books.code === 0);
expect('the award’s e-mail arrived', sink.idsBySubject.has('Thandi Mokoena recognises you!'));
expect('it left with 0 when it was told to stop', (await portal.stop()) === 0);

image.remove();
await closeFront();
await provider.close();
await sink.close();
await postgres.stop();
folder.remove();
ended(failures.length === 0);
