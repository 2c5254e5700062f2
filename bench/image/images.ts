import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** Images are built and opened by buildah without its daemon's rights: `chroot` keeps apart, `vfs` copies layers. */
const env = { ...process.env, BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: process.env.STORAGE_DRIVER ?? 'vfs' };

const root = path.join(import.meta.dirname, '../..');

/** How a container of an image is started, as the image says it. */
export interface ImageConfig {
  Env: string[];
  Cmd: string[];
  User: string;
  WorkingDir: string;
  Healthcheck?: { Test: string[] };
}

export interface OpenImage {
  /** Where its files lie. */
  files: string;
  config: ImageConfig;
  remove(): void;
}

/** What is committed, unpacked. */
export function contextIn(folder: string): string {
  const context = path.join(folder, 'context');
  mkdirSync(context);
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', context], { input: archive });
  return context;
}

/** Builds a stage of the Dockerfile; buildah keeps the steps that have not changed. */
export function build(name: string, context: string, ...options: string[]): void {
  buildah('build', '--format', 'docker', '--layers', '--quiet', '--tag', name, ...options, context);
}

export function open(name: string): OpenImage {
  const container = buildah('from', '--pull-never', `localhost/${name}`);
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'container', container));
  return { files: buildah('mount', container), config: Docker.config, remove: () => buildah('rm', container) };
}

export function megabytesOf(name: string): number {
  const [image] = JSON.parse(buildah('images', '--json', `localhost/${name}`));
  return Math.round(Number.parseFloat(image.size) * (String(image.size).endsWith('GB') ? 1000 : 1));
}

function buildah(...args: string[]): string {
  return execFileSync('buildah', args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}
