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
