import { drawing, secretOf } from './cast.ts';
import { Connection } from './connection.ts';
import { type Flow, type FlowName, flows } from './flows.ts';
import { type Histogram, histogram, record } from './histogram.ts';

/** What a generator is asked to do. */
export interface Job {
  port: number;
  flow: FlowName;
  connections: number;
  seconds: number;
  people: number;
  seed: number;
  month: string;
  /** The floor takes a member's number where the portal takes a token. */
  bearer: 'token' | 'number';
}

/** What it answers. */
export interface Load {
  seconds: number;
  /** Flows that came to their end. */
  done: Histogram;
  /** Each kind of call within them. */
  parts: Record<string, Histogram>;
  /** Answers other than 200, by their status, with the first one's words. */
  failed: Record<string, { count: number; words: string }>;
}

class Failed extends Error {}

const tokens = new Map<number, string>();

function tokenOf(n: number): string {
  const known = tokens.get(n);
  if (known !== undefined) return known;
  const made = secretOf(n);
  tokens.set(n, made);
  return made;
}

async function lane(job: Job, number: number, load: Load, until: number): Promise<void> {
  const connection = new Connection(job.port);
  const draw = drawing(job.seed * 1000 + number);
  const flow: Flow = flows[job.flow];
  const fail = (status: string, words: string) => {
    const known = load.failed[status] ?? { count: 0, words: words.slice(0, 300) };
    load.failed[status] = { ...known, count: known.count + 1 };
  };
  const ask = async (path: string, body: object, by: number, more: { key?: string; part?: string } = {}) => {
    const begin = performance.now();
    const headers = {
      authorization: `Bearer ${job.bearer === 'number' ? by : tokenOf(by)}`,
      ...(more.key ? { 'idempotency-key': more.key } : {}),
    };
    const reply = await connection.request('POST', path, headers, JSON.stringify(body));
    if (reply.status !== 200) {
      fail(String(reply.status), `${path} ${reply.body}`);
      throw new Failed();
    }
    if (more.part !== undefined) {
      load.parts[more.part] ??= histogram();
      record(load.parts[more.part] as Histogram, performance.now() - begin);
    }
    return reply.body;
  };
  // At least one, however short the time is.
  do {
    const begin = performance.now();
    try {
      await flow({ ask, draw, people: job.people, lane: number + 1, lanes: job.connections, month: job.month });
      record(load.done, performance.now() - begin);
    } catch (error) {
      if (!(error instanceof Failed)) fail('lost', String(error));
    }
  } while (performance.now() < until);
  connection.close();
}

/** As many connections as are asked for, each with one request after the other until the time is over. */
async function generate(job: Job): Promise<Load> {
  const load: Load = { seconds: 0, done: histogram(), parts: {}, failed: {} };
  const begin = performance.now();
  const until = begin + job.seconds * 1000;
  await Promise.all(Array.from({ length: job.connections }, (_, number) => lane(job, number, load, until)));
  load.seconds = (performance.now() - begin) / 1000;
  return load;
}

process.on('message', (job: Job) => {
  void generate(job).then((load) => process.send?.(load));
});
