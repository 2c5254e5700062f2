import { calls } from '@laurel/contract';
import type { Call } from '@laurel/contract/call';
import { expect, test } from 'vitest';
import { openApi } from './openapi.ts';

const all: Call[] = Object.values(calls).flatMap((noun) => Object.values<Call>(noun));

test('the document groups the calls by their nouns, and names each as the contract does', () => {
  const { tags, paths } = openApi(all, 'https://laurel.example');
  expect(tags.map(({ name }) => name)).toEqual(Object.keys(calls));
  expect(paths['/api/nom/newnom']).toEqual({
    post: expect.objectContaining({ operationId: 'newnom', tags: ['nominations'] }),
  });
  const ids = Object.values(paths).flatMap((path) =>
    Object.values(path).map((one) => (one as { operationId: string }).operationId),
  );
  expect(ids).toEqual(all.map(({ name }) => name));
});

test('what the programme decides is described with what the specification offers', () => {
  const { paths } = openApi(all, 'https://laurel.example');
  const wanted = JSON.stringify(paths['/api/nom/newnom']);
  expect(wanted).toContain('"examples":["Client Obsession","Unreasonable Excellence"');
  expect(JSON.stringify(paths['/api/reward/doreward'])).toContain('"examples":[5,10,20,25,50,100]');
});
