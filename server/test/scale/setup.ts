import type { TestProject } from 'vitest/node';
import type { ConnectionSettings } from '#db/connection';
import { startTestServer } from '../postgres.ts';
import { type Company, makeCompany } from './company.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    scale: { settings: ConnectionSettings; company: Company; tenth: Company };
  }
}

/** `npm run test:scale` asks for 100,000; every other run is content with a tenth. */
const people = Number(process.env.SCALE_PEOPLE ?? 10_000);

/** The companies of the whole run: one, and one a tenth of its size to compare with. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { settings, template, stop } = await startTestServer();
  try {
    const tenth = await makeCompany(settings, template, people / 10);
    const company = await makeCompany(settings, template, people);
    project.provide('testServer', { settings, template });
    project.provide('scale', { settings, company, tenth });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
