import type { TestProject } from 'vitest/node';
import { startTestServer, type TestServer } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: Pick<TestServer, 'settings' | 'template'>;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { settings, template, stop } = await startTestServer();
  project.provide('testServer', { settings, template });
  return stop;
}
