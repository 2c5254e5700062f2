import '#theme/tokens.css';
import '#theme/looks.css';
import '#theme/fonts.css';
import '#theme/global.css';
import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { onCallError, queryClient } from '#api/query-client.ts';
import { setToken } from '#api/token.ts';
import { createStore, useStore } from '#lib/store.ts';
import { reportError } from '#loading/report-error.ts';
import { PageHere, Router } from '#router/Router.tsx';
import { openRouter } from '#router/router.ts';
import { HomeContext, homeQuery, keepHome } from '#session/member.ts';
import { DialogHost } from '#ui/overlays/DialogHost.tsx';
import { toasts } from '#ui/overlays/toasts.ts';
import { type Answers, type Asked, answering } from './answers.ts';
import { everybodySees } from './feed.ts';
import { aHome } from './people.ts';

export interface Place {
  answers?: Answers;
  member?: Partial<MemberData>;
}

const part = createStore<ReactNode>(null);
const Part = () => useStore(part);
const open = { pattern: '/:any?', load: async () => Part, around: (page: ReactNode) => page };
openRouter({ table: [], otherwise: open });
onCallError(reportError);

/** Who is signed on, as what they change about themselves is kept. */
function AtHome({ children }: { children: ReactNode }) {
  const { data } = useQuery({ ...homeQuery, enabled: false });
  return <HomeContext value={data ?? null}>{children}</HomeContext>;
}

function Failed({ error }: { error: unknown }): ReactNode {
  throw error;
}

/** A member has just signed on in a tab of their own, and the next test finds it so too: the files of one worker share the page. */
function beginAnew(): void {
  queryClient.clear();
  setToken('token of nobody');
  onTestFinished(() => {
    sessionStorage.clear();
    toasts.set([]);
  });
}

/** Shows a part as a signed-on member sees it, with a server that answers as said. Answers the list of what it asks. */
export async function showPart(shown: ReactNode, { answers = {}, member = {} }: Place = {}): Promise<Asked[]> {
  await cleanup();
  // What leaves gives the focus back in the next picture, which must not be this part's.
  await new Promise(requestAnimationFrame);
  beginAnew();
  keepHome(aHome(member));
  const asked = answering({ ...everybodySees, ...answers });
  part.set(
    <AtHome>
      <main tabIndex={-1}>{shown}</main>
      <DialogHost />
    </AtHome>,
  );
  await render(
    <QueryClientProvider client={queryClient}>
      <Router>
        <PageHere waiting={null} failed={Failed} />
      </Router>
    </QueryClientProvider>,
  );
  return asked;
}

/** What moves in or out is where it stays: only then are colours and places what they are. */
export async function arrived(): Promise<void> {
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(hasEnd)
      .map(({ finished }) => finished),
  );
}

/** What a screen reader would stumble over. */
export async function expectAccessible(): Promise<void> {
  await arrived();
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'],
    resultTypes: ['violations'],
    preload: false,
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** The next part is shown on a phone. */
export async function onPhone(): Promise<void> {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
}

/** Nothing stands beyond the right edge of this, where nobody would see it or everybody had to scroll. */
export function expectNothingCut(element: Element): void {
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
}

function hasEnd({ effect }: Animation): boolean {
  return effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
}
