import { type Screen, screenAccess } from '@laurel/contract/access';
import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routePaths } from './paths.ts';
import { routes } from './routes.tsx';

interface Found {
  path: string;
  gate: string | undefined;
}

/** Every page of the table, with the screen that the gate around it asks for. */
function pagesOf(table: readonly RouteObject[], gate?: string): Found[] {
  return table.flatMap((route) => {
    const asked = (route.element as ReactElement<{ screen?: string }> | undefined)?.props.screen ?? gate;
    return [...(route.path ? [{ path: route.path, gate: asked }] : []), ...pagesOf(route.children ?? [], asked)];
  });
}

test('every screen has its route, and those for some stand behind their own gate', () => {
  // 'Module not implemented' is said by the screen itself.
  const isForSome = (screen: Screen) =>
    !['open', 'member'].includes(screenAccess[screen]) && screen !== 'rewardTrfCustom';
  const wanted = (Object.keys(routePaths) as Screen[]).map((screen) => ({
    path: routePaths[screen],
    gate: isForSome(screen) ? screen : undefined,
  }));
  const byPath = (a: Found, b: Found) => a.path.localeCompare(b.path);
  expect(pagesOf(routes).sort(byPath)).toEqual(wanted.sort(byPath));
});
