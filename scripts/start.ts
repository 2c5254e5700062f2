import { buildIfStale } from './build-web.ts';

/** `npm start`: builds the browser part when its sources have changed since, then starts the server in this process. */
await buildIfStale();
const { run } = await import('../server/src/main.ts');
await run();
