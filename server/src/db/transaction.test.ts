import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { openConnection } from './connection.ts';
import { createDb, type Db } from './pool.ts';
import {
  OutcomeUnknown,
  readOnly,
  type Tx,
  transaction,
  Unavailable,
  watchRetries,
  withCommit,
} from './transaction.ts';

let base: TestDatabase;
let db: Db;

beforeAll(async () => {
  base = await testDatabase();
  db = base.db;
  const owner = await openConnection(base.settings);
  await owner.query(`create table numbers (id int primary key, value int not null);
    grant select, insert, update, delete on numbers to laurel_app;
    create function end_this_session() returns boolean language sql security definer as
      $$ select pg_terminate_backend(pg_backend_pid()) $$;
    create function cut_the_line() returns trigger language plpgsql security definer as
      $$ begin if new.value = -1 then perform pg_terminate_backend(pg_backend_pid()); end if; return null; end $$;
    create constraint trigger numbers_cut after insert on numbers deferrable initially deferred
      for each row execute function cut_the_line();
    insert into numbers values (1, 0), (2, 0)`);
  await owner.end();
});

afterAll(() => base.close());

const fastest = { random: () => 0 };
const add = (tx: Tx, id: number) => sql`update numbers set value = value + 1 where id = ${id}`.execute(tx);
const insert = (tx: Tx, id: number, value: number) => sql`insert into numbers values (${id}, ${value})`.execute(tx);
const cutLine = (tx: Tx) => sql`select end_this_session()`.execute(tx);

async function valueAt(id: number): Promise<number | undefined> {
  const { rows } = await sql<{ value: number }>`select value from numbers where id = ${id}`.execute(db);
  return rows[0]?.value;
}

describe('a transaction', () => {
  test('answers what was committed, and leaves nothing of what failed', async () => {
    expect(await transaction(db, async (tx) => insert(tx, 10, 5).then(() => 'done'))).toBe('done');
    expect(await valueAt(10)).toBe(5);
    const refused = new Error('the rule says no');
    const failing = transaction(db, async (tx) => {
      await insert(tx, 11, 5);
      throw refused;
    });
    await expect(failing).rejects.toBe(refused);
    expect(await valueAt(11)).toBeUndefined();
  });

  test('runs READ COMMITTED whatever the server prefers', async () => {
    const { rows } = await transaction(db, (tx) => sql`show transaction_isolation`.execute(tx));
    expect(rows).toEqual([{ transaction_isolation: 'read committed' }]);
  });

  test('is run again after a deadlock, and both are done in the end', async () => {
    const reasons: string[] = [];
    const stop = watchRetries(db, (reason) => reasons.push(reason));
    let met = 0;
    const others = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const crossed = (first: number, second: number) =>
      transaction(db, async (tx) => {
        // Whose first attempt is over begins again when the other has ended, or they might meet once more.
        if (met === 2) await others[second - 1]?.promise;
        await add(tx, first);
        met += 1;
        while (met < 2) await new Promise((resolve) => setImmediate(resolve));
        await add(tx, second);
      }).then(() => others[first - 1]?.resolve());
    await Promise.all([crossed(1, 2), crossed(2, 1)]);
    stop();
    expect(reasons).toEqual(['40P01']);
    expect([await valueAt(1), await valueAt(2)]).toEqual([2, 2]);
  });

  test('that never gets its lock is tried four times in all, then unavailable', async () => {
    const holder = await openConnection(base.settings);
    await holder.query('begin; select from numbers where id = 1 for update');
    const reasons: string[] = [];
    const waiting = transaction(
      db,
      async (tx) => {
        await sql`set local lock_timeout = '20ms'`.execute(tx);
        await add(tx, 1);
      },
      { ...fastest, onRetry: (reason) => reasons.push(reason) },
    );
    await expect(waiting).rejects.toBeInstanceOf(Unavailable);
    expect(reasons).toEqual(['55P03', '55P03', '55P03']);
    await holder.end();
  });

  test('is not run again for a broken constraint', async () => {
    let runs = 0;
    const twice = transaction(db, async (tx) => {
      runs += 1;
      await insert(tx, 1, 0);
    });
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'numbers_pkey' });
    expect(runs).toBe(1);
  });
});

describe('what goes with COMMIT', () => {
  test('is done in its order, after all else', async () => {
    await transaction(db, async (tx) => {
      withCommit(tx, () => insert(tx, 40, 1));
      withCommit(tx, () => sql`update numbers set value = value * 10 + 2 where id = 40`.execute(tx));
      expect(await valueAt(40)).toBeUndefined();
    });
    expect(await valueAt(40)).toBe(12);
  });

  test('takes everything along when it fails, and says why', async () => {
    const twice = transaction(db, async (tx) => {
      await insert(tx, 41, 1);
      withCommit(tx, () => insert(tx, 1, 0));
      withCommit(tx, () => insert(tx, 42, 1));
    });
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'numbers_pkey' });
    expect([await valueAt(41), await valueAt(42)]).toEqual([undefined, undefined]);
  });

  test('is not done when the rule says no', async () => {
    const refused = new Error('the rule says no');
    const failing = transaction(db, async (tx) => {
      withCommit(tx, () => insert(tx, 43, 1));
      throw refused;
    });
    await expect(failing).rejects.toBe(refused);
    expect(await valueAt(43)).toBeUndefined();
  });
});

describe('statements that do not wait for each other', () => {
  test('run in their order, and the first that fails is the one that is told', async () => {
    const seen = await transaction(db, async (tx) => {
      const [, , { rows }] = await Promise.all([
        insert(tx, 50, 1),
        add(tx, 50),
        sql<{ value: number }>`select value from numbers where id = 50`.execute(tx),
      ]);
      return rows;
    });
    expect(seen).toEqual([{ value: 2 }]);
    const failing = transaction(db, (tx) => Promise.all([insert(tx, 51, 1), insert(tx, 51, 2), add(tx, 51)]));
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await valueAt(51)).toBeUndefined();
  });

  test('are done neither when one failed that nobody waited for', async () => {
    const careless = transaction(db, async (tx) => {
      await insert(tx, 52, 1);
      void insert(tx, 52, 2).catch(() => {});
    });
    await expect(careless).rejects.toThrow('nobody looked');
    expect(await valueAt(52)).toBeUndefined();
  });

  test('do not begin a transaction within another, whose COMMIT would be that of the whole', async () => {
    const nested = transaction(db, async (tx) => {
      await insert(tx, 53, 1);
      await transaction(tx, (inner) => insert(inner, 54, 1));
    });
    await expect(nested).rejects.toThrow('does not begin within another');
    expect([await valueAt(53), await valueAt(54)]).toEqual([undefined, undefined]);
  });

  test('cannot be made once the transaction has ended', async () => {
    let kept: Tx | undefined;
    await transaction(db, async (tx) => {
      kept = tx;
      await add(tx, 1);
    });
    await expect(add(kept as Tx, 1)).rejects.toThrow('has ended');
  });
});

describe('a plan that is kept', () => {
  test('is made anew when a migration changed what its statement answers', async () => {
    const look = () => transaction(db, (tx) => sql`select * from numbers where id = ${1}`.execute(tx));
    const wide = () => sql`select * from numbers where id = ${1}`.execute(db);
    for (let times = 0; times < 5; times += 1) await Promise.all([look(), wide()]);
    const owner = await openConnection(base.settings);
    await owner.query('alter table numbers add column note text');
    await owner.end();
    const found = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? look() : wide())));
    for (const { rows } of found) expect(rows[0]).toHaveProperty('note');
  });
});

describe('a connection lost', () => {
  test('before COMMIT is unavailable, unless the caller may repeat', async () => {
    let runs = 0;
    const breaking = async (tx: Tx) => {
      runs += 1;
      await insert(tx, 20, runs);
      if (runs < 3) await cutLine(tx);
    };
    await expect(transaction(db, breaking, fastest)).rejects.toBeInstanceOf(Unavailable);
    expect(runs).toBe(1);
    await transaction(db, breaking, { ...fastest, repeatable: true });
    expect(await valueAt(20)).toBe(3);
  });

  test('after COMMIT was sent leaves the outcome unknown and is never repeated', async () => {
    let runs = 0;
    const breaking = transaction(
      db,
      (tx) => {
        runs += 1;
        return insert(tx, 30, -1);
      },
      { ...fastest, repeatable: true },
    );
    await expect(breaking).rejects.toBeInstanceOf(OutcomeUnknown);
    expect(runs).toBe(1);
  });

  test('or never had is unavailable', async () => {
    const nowhere = createDb({ host: '/nowhere', port: 5432, user: 'laurel', database: 'laurel' });
    await expect(transaction(nowhere, async () => 1, fastest)).rejects.toBeInstanceOf(Unavailable);
    await nowhere.destroy();
  });
});

describe('a read-only transaction', () => {
  test('cannot write: the database refuses it', async () => {
    await expect(readOnly(db, (tx) => add(tx, 1))).rejects.toMatchObject({ code: '25006' });
  });

  test('sees one moment, whatever others commit meanwhile', async () => {
    const seen = await readOnly(db, async (tx) => {
      const look = () => sql<{ value: number }>`select value from numbers where id = 2`.execute(tx);
      const first = await look();
      await add(db as Tx, 2);
      return [first.rows, (await look()).rows];
    });
    expect(seen[0]).toEqual(seen[1]);
    expect([{ value: await valueAt(2) }]).not.toEqual(seen[0]);
  });

  test('is over for the next user of its connection, who sees what came since and may write', async () => {
    const one = createDb(base.settings, { max: 1 });
    const value = async (on: Db | Tx) =>
      Number((await sql<{ value: number }>`select value from numbers where id = 2`.execute(on)).rows[0]?.value);
    // What others write comes before it ends, so that nothing but the next user ends it.
    const readBeforeOthers = () =>
      readOnly(one, async (tx) => {
        const read = await value(tx);
        await add(db as Tx, 2);
        return read;
      });
    const before = await readBeforeOthers();
    expect(await readBeforeOthers()).toBe(before + 1);
    await transaction(one, (tx) => add(tx, 2));
    await readBeforeOthers();
    await add(one as Tx, 2);
    expect(await value(one)).toBe(before + 5);
    await one.destroy();
  });

  test('is over soon where its connection has no next user', async () => {
    const one = createDb(base.settings, { max: 1, applicationName: 'reads once' });
    await readOnly(one, (tx) => sql`select 1`.execute(tx));
    const owner = await openConnection(base.settings);
    const states = async () =>
      (await owner.query("select state from pg_stat_activity where application_name = 'reads once'")).rows;
    await expect.poll(states).toEqual([{ state: 'idle' }]);
    await owner.end();
    await one.destroy();
  });

  test('is read again when its connection is cut', async () => {
    let tries = 0;
    const value = await readOnly(db, async (tx) => {
      tries += 1;
      if (tries === 1) await cutLine(tx);
      return (await sql<{ value: number }>`select value from numbers where id = 1`.execute(tx)).rows.length;
    });
    expect({ value, tries }).toEqual({ value: 1, tries: 2 });
  });
});
