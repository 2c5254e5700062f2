import { inject } from 'vitest';
import { urlOf } from '#db/connection';
import { createDb, type Db } from '#db/pool';
import { appOn, type TestApp } from '../app.ts';
import { type Company, cloneOf, dropClone } from './company.ts';
import { afterAll, type Work, workLog } from './work.ts';

/** The portal on a company of its own, telling what each call takes. */
export interface ScalePortal extends TestApp {
  people: number;
  /** With the rights of the tables' owner; its work does not count. */
  owner: Db;
  /** Runs it, and tells what the database did for it. */
  measured<T>(run: () => Promise<T>): Promise<{ result: T; work: Work }>;
}

/** One: what a connection reads of the catalogue the first time is read once, and not where a call happens to come. */
const connections = 1;

export async function scalePortal(which: 'company' | 'tenth'): Promise<ScalePortal> {
  const server = inject('scale');
  const company: Company = server[which];
  const settings = await cloneOf(company, server.settings);
  const log = workLog();
  // Nothing is given up early: a slow machine takes longer, and does the same work.
  const db = createDb(settings, {
    applicationName: 'laurel scale',
    limits: 'none',
    max: connections,
    onNotice: log.onNotice,
  });
  const owner = createDb(settings, { applicationName: 'laurel scale', max: 1, limits: 'none', rights: 'owner' });
  const close = async () => {
    await db.destroy();
    await owner.destroy();
    await dropClone(settings, server.settings);
  };
  const portal = await appOn({ db, settings, url: urlOf(settings), onNotice: log.onNotice, close });
  // A statement's plan is told when the connection turns to the next one, which may be after its answer.
  const told = async () => {
    await Promise.all(Array.from({ length: connections }, () => afterAll.execute(db)));
    return log.take();
  };
  const measured = async <T>(run: () => Promise<T>) => {
    await told();
    const result = await run();
    return { result, work: await told() };
  };
  return Object.assign(portal, { people: company.people, owner, measured });
}
