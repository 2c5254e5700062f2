import { type ReactNode, useState } from 'react';
import { expect, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CallName } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';
import { requestsRunning } from '#api/requests.ts';
import { HereContext, navigate, useHere } from '#router/router.ts';
import { type Answers, refusedWith } from './answers.ts';
import { type Place, showPart } from './part.tsx';
import { thandi } from './people.ts';
import { aPicture, choose } from './picture.ts';

/** A button that waits for an answer, or a place for files that does. */
export interface Wait extends Place {
  /** Where in `web/src` it is drawn. */
  file: string;
  /** The part of which it is, where others have the same button. */
  within?: string;
  name: string | RegExp;
  part: ReactNode;
  /** What it waits for. */
  call: CallName;
  /** What must be so before it can be pressed. */
  before?: () => Promise<unknown>;
  /** What is asked after the press, by the name of the button that says yes. */
  asks?: string;
  /** A place for files takes this one. */
  takes?: File;
  /** It opens the system's window for files, where a picture is chosen; `asks` names what says that it is the one. */
  choosesPicture?: boolean;
  /** It stands there only after a failure. */
  isRetry?: boolean;
  /** What follows one outcome leaves nothing to try the other with. */
  only?: 'refused' | 'answered';
}

/** What opens a dialog, on a page with a heading. */
export function Opened({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Titled>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      </Titled>
      {isOpen ? children(() => setOpen(false)) : null}
    </>
  );
}

/** A part below the heading of its page. */
export function Titled({ children }: { children: ReactNode }) {
  return (
    <>
      <h1 tabIndex={-1}>Page</h1>
      {children}
    </>
  );
}

/** As at an address with this part. */
export function At({ params, children }: { params: Record<string, string>; children: ReactNode }) {
  return <HereContext value={{ ...useHere(), params }}>{children}</HereContext>;
}

export const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
export const open = () => press('Open');

/** The button with which a list of a part goes on, and which says so where that failed. */
export const moreOf = (within: string) => ({ file: 'lists/More.tsx', within, name: /^Show more|^Try again/ });

type Answer = (input: never) => unknown;
type Gate = ReturnType<typeof gate>;

/** Answers when it is let, and as it is let. */
function gate(answer: Answer, isRefused: boolean) {
  let held = Promise.withResolvers<boolean>();
  let waiting = 0;
  held.resolve(isRefused);
  return {
    answer: async (input: never) => {
      waiting += 1;
      return (await held.promise) ? refusedWith('Not now.') : answer(input);
    },
    hold: () => {
      waiting = 0;
      held = Promise.withResolvers();
    },
    isAsked: () => waiting > 0,
    let: (outcome: 'refused' | 'answered') => held.resolve(outcome === 'refused'),
  };
}

/** By keyboard: while no answer comes it keeps the focus, and whatever comes, something has it. */
export async function expectPlaceKept(wait: Wait): Promise<void> {
  const { part, call, before, isRetry = false, only, answers = {}, member = {} } = wait;
  const held = gate(answers[call] as Answer, isRetry);
  unanswered = requestsRunning.get();
  const { href } = window.location;
  onTestFinished(() => navigate(href, { replace: true }));
  const usual: Answers = { memberheader: () => ({ memberData: { ...thandi, ...member } }) };
  await showPart(part, { member, answers: { ...usual, ...answers, [call]: held.answer } });
  await before?.();
  for (const outcome of only ? [only] : (['refused', 'answered'] as const)) {
    const watch = await pressed(wait, held);
    held.let(outcome);
    await told();
    const focus = watch();
    if (outcome === 'refused') expect(focus).toBe('kept');
    await read();
    await expect.poll(isFocusSomewhere).toBe(true);
  }
}

/** Presses it, sees it wait, and answers how to hear whether the focus was kept from then on. */
async function pressed({ name, asks, takes, choosesPicture, isRetry }: Wait, held: Gate): Promise<() => string> {
  const target = takes ? page.getByLabelText(name) : page.getByRole('button', { name });
  const found = target.first();
  await expect.element(found).toBeEnabled();
  // A dialog that has just come takes the focus for itself, in a task behind its effects.
  await drawn();
  await new Promise((resolve) => setTimeout(resolve));
  // Not before: what draws it may be an answer to the same call.
  held.hold();
  const element = found.element() as HTMLElement;
  element.focus();
  if (takes) await userEvent.upload(found, takes);
  else if (choosesPicture) await choose(await aPicture());
  else await userEvent.keyboard('{Enter}');
  if (asks) {
    const yes = page.getByRole('button', { name: asks });
    await expect.element(yes).toBeVisible();
    // What a picture looks like is seen first.
    if (choosesPicture) (yes.element() as HTMLElement).focus();
    await expect.element(yes).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  }
  await expect.poll(held.isAsked).toBe(true);
  // A page that asks for everything anew waits in its place.
  if (!isRetry) {
    await expect.poll(() => element.getAttribute(takes ? 'aria-disabled' : 'aria-busy')).toBe('true');
    await expect.poll(() => document.activeElement).toBe(element);
  }
  return watchFocus();
}

/** Looks at each picture from here on. */
function watchFocus(): () => string {
  let focus = 'kept';
  let isWatching = true;
  const look = () => {
    if (!isFocusSomewhere()) focus = 'lost';
    if (isWatching) requestAnimationFrame(look);
  };
  look();
  return () => {
    isWatching = false;
    return focus;
  };
}

const ok = page.getByRole('button', { name: 'OK', exact: true });
/** What an earlier test left unanswered stays so. */
let unanswered = 0;
const isTelling = () => ok.elements().length > 0;
const isBusy = () =>
  requestsRunning.get() > unanswered ||
  queryClient.isFetching() + queryClient.isMutating() > 0 ||
  document.querySelector('button[aria-busy="true"]') !== null;

/** Every answer is there, or a dialog that tells of a failure. */
async function told(): Promise<void> {
  await expect.poll(() => isTelling() || !isBusy()).toBe(true);
  await drawn();
}

/** Such a dialog is read and closed. */
async function read(): Promise<void> {
  if (isTelling()) {
    await expect.element(ok).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(ok).not.toBeInTheDocument();
  }
  await expect.poll(isBusy).toBe(false);
  await drawn();
}

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

function isFocusSomewhere(): boolean {
  return document.activeElement !== document.body;
}
