import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Deployment } from 'kubernetes-models/apps/v1';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readConfig } from '#config/config';

const root = join(import.meta.dirname, '../..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

interface Manifest {
  apiVersion: string;
  kind: string;
  data?: Record<string, string>;
}
const manifests: Manifest[] = parseAllDocuments(textOf('deploy/kubernetes/laurel.yaml')).map((each) => each.toJS());
const ofKind = (kind: string) => manifests.find((each) => each.kind === kind);
const deployment = ofKind('Deployment') as unknown as InstanceType<typeof Deployment>;
const pod = deployment.spec?.template.spec;
const [container] = pod?.containers ?? [];

/** What Kubernetes would say of values: its own schemas. */
async function complaintOf(manifest: Manifest): Promise<string | undefined> {
  const models = await import(`kubernetes-models/${manifest.apiVersion}`);
  const model = new models[manifest.kind](manifest);
  try {
    model.validate();
  } catch (error) {
    return (error as Error).message;
  }
}

/** What Kubernetes would say of names that it does not know: its types, which have no room for more. */
function unknownIn(all: readonly Manifest[]): string {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'manifests-'));
  const typed = all.map(
    (manifest) =>
      `(${JSON.stringify(manifest)}) satisfies import('kubernetes-models/${manifest.apiVersion}').I${manifest.kind};`,
  );
  writeFileSync(join(folder, 'manifests.ts'), `${typed.join('\n')}\nexport {};\n`);
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--skipLibCheck',
    '--strict',
    '--module',
    'nodenext',
    '--pretty',
    'false',
  ];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), [...options, join(folder, 'manifests.ts')], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return stdout;
}

test('Kubernetes takes the manifests as they stand', async () => {
  expect(manifests.map(({ kind }) => kind)).toEqual([
    'ConfigMap',
    'Deployment',
    'PodDisruptionBudget',
    'Service',
    'Ingress',
  ]);
  for (const manifest of manifests) expect(await complaintOf(manifest)).toBeUndefined();
  expect(unknownIn(manifests)).toBe('');
  // It would say so if they were wrong.
  const wrong = (spec: object) => ({ ...deployment, spec: { ...deployment.spec, ...spec } }) as Manifest;
  expect(await complaintOf(wrong({ replicas: 'two' }))).toMatch(/spec\/replicas must be integer/);
  expect(unknownIn([wrong({ replicsa: 2 })])).toMatch(/"replicsa"' does not exist/);
});

test('their settings are enough for production, with those of deploy/laurel.env that are secret', () => {
  const { DATABASE_URL, OIDC_CLIENT_SECRET, SMTP_URL } = parseEnv(textOf('deploy/laurel.env'));
  const secret = { DATABASE_URL, OIDC_CLIENT_SECRET, SMTP_URL, VOUCHER_KEYS: randomBytes(32).toString('base64') };
  const { NODE_ENV, HOST } = envOfImage();
  const config = readConfig({ NODE_ENV, HOST, ...ofKind('ConfigMap')?.data, ...secret });
  expect(config).toMatchObject({ isProduction: true, trustProxy: 1, host: '0.0.0.0', port: 3000 });
  expect(container?.ports).toEqual([{ name: 'http', containerPort: config.port }]);
  // 30 seconds after it has drained everything has ended; only what comes later may be killed.
  expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(config.drainMs / 1000 + 30);
  // A database that hangs is given up after 4.5 seconds, and then it is said.
  expect(container?.readinessProbe?.timeoutSeconds).toBeGreaterThan(4.5);
});

test('the image starts Node as npm start does, as the user that the manifests name', () => {
  const flags = (command: string) => command.match(/--\S+?=\d+/g);
  const started = dockerfile.matchAll(/^CMD (\[.*\])$/gm).map(([, command = '']) => flags(command));
  const usual = flags(JSON.parse(textOf('package.json')).scripts.start);
  expect([...started]).toEqual([usual, usual]);
  // The user `node` of the base image.
  expect(pod?.securityContext).toMatchObject({ runAsUser: 1000, runAsNonRoot: true });
  expect(dockerfile.match(/^USER .*$/gm)).toEqual(['USER node', 'USER node']);
});

const dockerfile = textOf('Dockerfile');

function envOfImage(): Record<string, string> {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  const [, set = ''] = /^ENV (.*)$/m.exec(last) ?? [];
  return Object.fromEntries(set.split(' ').map((each) => each.split('=')));
}
