import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** npm run check: all that can be known without running the portal. A warning is a failure. */
const root = join(import.meta.dirname, '..');
const modules = join(root, 'node_modules');

const steps: Record<string, string[]> = {
  'format and lint': [
    join(modules, '@biomejs/biome/bin/biome'),
    'check',
    '--error-on-warnings',
    '--max-diagnostics=20',
  ],
  types: [join(modules, 'typescript/bin/tsc'), '-b'],
  rooms: ['scripts/check-rooms.ts'],
  calls: ['scripts/check-calls.ts'],
  limits: ['scripts/check-limits.ts'],
  loops: ['scripts/check-loops.ts'],
  messages: ['scripts/check-messages.ts'],
  names: ['scripts/check-names.ts'],
  order: ['scripts/check-order.ts'],
  sentences: ['scripts/check-sentences.ts'],
  singletons: ['scripts/check-singletons.ts'],
  styles: ['scripts/check-styles.ts'],
  docs: ['scripts/check-docs.ts'],
  imports: ['scripts/check-imports.ts'],
  abuse: ['scripts/check-abuse.ts'],
  'unused code': [join(modules, 'knip/bin/knip.js'), '--no-progress', '--treat-config-hints-as-errors'],
};

const linesMax = 120;

type Outcome = { name: string; exitCode: number; output: string; seconds: number };

const outcomes = await Promise.all(Object.entries(steps).map(([name, command]) => run(name, command)));
for (const { name, exitCode, output } of outcomes) {
  if (exitCode !== 0) process.stdout.write(`\n── ${name}\n${shortened(output)}\n\n`);
}
const width = Math.max(...outcomes.map(({ name }) => name.length));
for (const { name, exitCode, seconds } of outcomes) {
  process.stdout.write(`${exitCode === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(width)}  ${seconds.toFixed(1)} s\n`);
}
process.exitCode = outcomes.every(({ exitCode }) => exitCode === 0) ? 0 : 1;

/** Enough to begin mending with; each step alone tells the rest. */
function shortened(output: string): string {
  const lines = output.trim().split('\n');
  const more = lines.length - linesMax;
  return more > 0 ? [...lines.slice(0, linesMax), `… and ${more} lines more`].join('\n') : lines.join('\n');
}

function run(name: string, command: string[]): Promise<Outcome> {
  const begin = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { cwd: root, env: { ...process.env, FORCE_COLOR: '0' } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('close', (code) =>
      resolve({ name, exitCode: code ?? 1, output, seconds: (performance.now() - begin) / 1000 }),
    );
  });
}
