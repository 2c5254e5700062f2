import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shared } from './chunk-groups.ts';

const root = join(import.meta.dirname, '../..');

test.each(shared.map((group) => [group.name, group] as const))(
  'all that the file of %s names is there',
  (_name, { own, icons = [], packages = [] }) => {
    const missing = [
      ...own.filter((file) => globSync(`{web,contract}/src/${file}{.ts,.tsx,.module.css}`, { cwd: root }).length === 0),
      ...icons.filter(
        (icon) => !existsSync(join(root, `node_modules/@tabler/icons-react/dist/esm/icons/Icon${icon}.mjs`)),
      ),
      ...packages.filter((file) => !existsSync(join(root, 'node_modules', file))),
    ];
    expect(missing).toEqual([]);
  },
);
