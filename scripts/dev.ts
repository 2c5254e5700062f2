import { spawn } from 'node:child_process';
import path from 'node:path';

/** `npm run dev`: the server, started anew when its files change, and the browser part with hot reloading at port 5173. */
const root = path.join(import.meta.dirname, '..');
const children = [
  spawn(process.execPath, ['--watch-path=server/src', '--watch-path=contract/src', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    // Members are at the address with hot reloading.
    env: { LAUREL_DEMO: 'on', PUBLIC_URL: 'http://localhost:5173', ...process.env },
  }),
  spawn(process.execPath, [path.join(root, 'node_modules/vite/bin/vite.js')], {
    cwd: path.join(root, 'web'),
    stdio: 'inherit',
  }),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
for (const child of children)
  child.on('exit', () => children.every((each) => each.exitCode !== null) && process.exit());
