import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Message } from '../src/message.ts';

const root = join(import.meta.dirname, '../..');

export type Workspace = 'contract' | 'server' | 'web';

/** The messages of these workspaces by what they are called, in the order of their files. */
export async function messagesOf(
  workspaces: readonly Workspace[],
  read: (file: string) => Promise<unknown> = readOnce,
): Promise<Map<string, Message>> {
  const files = globSync(
    workspaces.map((workspace) => `${workspace}/src/**/texts.ts`),
    { cwd: root },
  ).sort();
  const found = await Promise.all(
    files.map(async (file) =>
      Object.entries((await read(join(root, file))) as Record<string, Message>).map(
        ([name, said]) => [keyOf(file, name), said] as const,
      ),
    ),
  );
  return new Map(found.flat());
}

/** 'web/src/orders/texts.ts', 'placed' → 'orders.placed'; what contract and server say begins with their name. */
export function keyOf(file: string, name: string): string {
  const [workspace, , ...room] = file.split('/').slice(0, -1);
  return `${[...(workspace === 'web' ? [] : [workspace]), ...room].join('/')}.${name}`;
}

/** As everybody else imports it: the same message is the same object. */
function readOnce(file: string): Promise<unknown> {
  return import(pathToFileURL(file).href);
}
