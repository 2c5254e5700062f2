import { buildIfStale } from './build-web.ts';

/**
 * `npm start`: builds the browser part when its sources have changed since, then starts the server in this process. It asks
 * for the demonstration; with NODE_ENV=production there is none.
 */
process.env.LAUREL_DEMO ??= 'on';
await buildIfStale();
const { run } = await import('../server/src/main.ts');
await run();
