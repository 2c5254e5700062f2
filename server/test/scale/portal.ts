import { inject } from 'vitest';
import { urlOf } from '#db/connection';
import { createDb, type Db } from '#db/pool';
import { appOn, type TestApp } from '../app.ts';
import { type Company, cloneOf, dropClone } from './company.ts';
import { type Work, workLog } from './work.ts';

/** The portal on a company of its own, telling what each call takes. */
export interface ScalePortal extends TestApp {
  people: number;
  /** With the rights of the tables' owner; its work does not count. */
  owner: Db;
  /** Runs it, and tells what the database did for it. */
  measured<T>(run: () => Promise<T>): Promise<{ result: T; work: Work }>;
}

export async function scalePortal(which: 'company' | 'tenth'): Promise<ScalePortal> {
  const server = inject('scale');
  const company: Company = server[which];
  const settings = await cloneOf(company, server.settings);
  const log = workLog();
  // Nothing is given up early: a slow machine takes longer, and does the same work.
  const db = createDb(settings, { applicationName: 'laurel scale', limits: 'none', onNotice: log.onNotice });
  const owner = createDb(settings, { applicationName: 'laurel scale', max: 1, limits: 'none', rights: 'owner' });
  const close = async () => {
    await db.destroy();
    await owner.destroy();
    await dropClone(settings, server.settings);
  };
  const portal = await appOn({ db, settings, url: urlOf(settings), close });
  const measured = async <T>(run: () => Promise<T>) => {
    log.take();
    const result = await run();
    return { result, work: log.take() };
  };
  return Object.assign(portal, { people: company.people, owner, measured });
}
