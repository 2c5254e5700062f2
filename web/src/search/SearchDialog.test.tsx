import type { FoundCard, FoundPerson, FoundReward } from '@laurel/contract/calls/search/find';
import { say } from '@laurel/contract/say';
import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CallInput, CallOutput } from '#api/call.ts';
import { keptInBrowser } from '#lib/kept.ts';
import { forgetMember } from '#session/forget.ts';
import { scheme } from '#theme/scheme.ts';
import { type Answers, never, refusedWith } from '../../test/answers.ts';
import { arrived, expectAccessible, expectNothingCut, onPhone, showPart } from '../../test/part.tsx';
import { thandi } from '../../test/people.ts';
import { paths } from '../paths.ts';
import { SearchDialog } from './SearchDialog.tsx';
import * as texts from './texts.ts';

type Found = CallOutput<'find'>;

const lerato: FoundPerson = {
  ...{ memberId: '1.300001', memberName: 'Lerato Dlamini', picId: '', division: 'Operations' },
  ...{ hasPage: true, mayThank: true },
};
const leona: FoundPerson = { ...lerato, memberId: '1.300002', memberName: 'Leona Éclair', mayThank: false };
const card: FoundCard = {
  ...{ place: '1790000000000000.8', type: 'Card', value: 'Thank you', date: '2026-11-12T08:00:00.000Z' },
  ...{ from: { ...lerato }, people: [{ ...leona }], others: 0, isMore: false },
  ...{ message: 'The lemon cake saved us all.', messageLanguage: 'en' },
};
const reward: FoundReward = {
  ...{ productId: '7', productName: 'Lemon squeezer', brand: 'Zest', imageFile: '', priceFormatted: 'R 90.00' },
  ...{ pointsPrice: 90, catKey3: 'kitchen', cat3: 'Kitchen' },
};
const some = <Row,>(...list: Row[]) => ({ list, isMore: false });
const none = some<never>();
const nothing: Found = { people: none, cards: none, ideas: none, rewards: none };
const everything: Found = { people: some(lerato, leona), cards: some(card), ideas: none, rewards: some(reward) };

const faq =
  '<h2>How do I get points?</h2><p>From colleagues.</p><h2 id="x">Who sees <em>lemons</em> &amp; limes?</h2><p>You.</p>';
const answers: Answers = {
  getcontentdb: ({ contentKey }) => ({
    title: contentKey === 'faq' ? 'FAQ' : 'How it works',
    content: contentKey === 'faq' ? faq : '',
  }),
  find: () => everything,
};

const field = page.getByRole('combobox', { name: say(texts.label) });
const list = page.getByRole('listbox', { name: say(texts.found) });
const option = (name: string | RegExp) => page.getByRole('option', { name });
const chosen = page.getByRole('option', { selected: true });
const type = (keys: string) => userEvent.keyboard(keys);
const group = (name: string) => page.getByRole('group', { name });
const opener = page.getByRole('button', { name: 'Open' });

async function shown(more: Answers = {}, member: Partial<typeof thandi> = {}, canThank = false) {
  const closed = vi.fn();
  const thanked = vi.fn((_memberId?: string) => canThank);
  function Opened() {
    const [isOpen, setOpen] = useState(false);
    const close = () => {
      closed();
      setOpen(false);
    };
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen ? <SearchDialog member={{ ...thandi, ...member }} onClose={close} onThank={thanked} /> : null}
      </>
    );
  }
  history.replaceState(null, '', '/');
  const asked = await showPart(<Opened />, { answers: { ...answers, ...more }, member });
  await opener.click();
  await expect.element(field).toHaveFocus();
  const searches = () => asked.filter(({ name }) => name === 'find').map(({ input }) => input as CallInput<'find'>);
  return { closed, thanked, searches };
}

describe('before anything is typed', () => {
  test('stands what one can do, and nothing is asked of the server', async () => {
    const { searches } = await shown();
    await expect.element(group('What you can do')).toBeVisible();
    await expect.element(chosen).toHaveTextContent('Thank somebody');
    await expect.element(field).toHaveAttribute('aria-activedescendant', chosen.element().id);
    await expect.element(field).toHaveAttribute('aria-controls', list.element().id);
    await expectAccessible();
    expect(searches()).toEqual([]);
  });

  test('stands what one opened lately, on this device and of this member alone, until it is forgotten', async () => {
    await shown();
    await type('lerato');
    await option(/^Lerato Dlamini Operations/).click();
    await expect.poll(() => window.location.pathname).toBe(paths.colleague(lerato.memberId));
    expect(keptInBrowser.read('laurel.search')).not.toContain('cake');
    await shown();
    await expect.element(chosen).toMatchTextContent('Lerato Dlamini');
    await option('Forget these').click();
    await expect.element(option('Lerato Dlamini')).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    expect(keptInBrowser.read('laurel.search')).toBeNull();
  });

  test('who signs on next finds nothing of it, and leaves nothing of the one before', async () => {
    await shown();
    await type('faq');
    await option(/^FAQ/).click();
    await shown({}, { memberId: '1.999999' });
    await expect.element(group('What you can do')).toBeVisible();
    await expect.element(group('Lately')).not.toBeInTheDocument();
    expect(keptInBrowser.read('laurel.search')).toBeNull();
  });

  test('who signs off leaves nothing of it', async () => {
    await shown();
    await type('faq');
    await option(/^FAQ/).click();
    expect(keptInBrowser.read('laurel.search')).not.toBeNull();
    forgetMember();
    expect(keptInBrowser.read('laurel.search')).toBeNull();
  });
});

describe('what is typed', () => {
  test('finds screens, what one can do and help at once, by other words too, while the server is asked', async () => {
    const { searches } = await shown({ find: () => never });
    await type('cart');
    await expect.element(chosen).toMatchTextContent(/^Basket/);
    await userEvent.fill(field, 'dark mode');
    await expect.element(option(/Use (?:dark|light) colours/)).toBeVisible();
    await userEvent.fill(field, 'get points');
    await expect.element(option(/How do I get points\?/)).toHaveAttribute('href', '/faq');
    await userEvent.fill(field, 'order desk');
    await expect.element(option(/^Order desk/)).not.toBeInTheDocument();
    await expect.poll(() => searches().length).toBeGreaterThan(0);
    await expect.element(page.getByRole('status', { name: say(texts.looking) })).toBeVisible();
  });

  test('finds people, cards and rewards, with what fits marked, and says how many', async () => {
    await shown();
    await type('le');
    await expect.element(group('People')).toBeVisible();
    await expect.element(option(/^Lerato Dlamini Operations/)).toHaveAttribute('href', '/colleague/1.300001');
    await expect.element(option(/lemon cake/)).toHaveAttribute('href', '/recentrecognition/1790000000000000.8');
    await expect.element(option(/^Lemon squeezer/)).toHaveAttribute('href', '/rewards/kitchen?search=Lemon+squeezer');
    await expect.element(page.getByRole('mark').first()).toMatchTextContent(/^Le$/i);
    await expect.element(page.getByRole('status').filter({ hasText: 'results' })).toMatchTextContent(/\d+ results/);
    await expectAccessible();
  });

  test('in letters that are alike is marked where it stands', async () => {
    await shown({ find: () => ({ ...nothing, people: some(leona) }) });
    await type('eclair');
    await expect.element(page.getByRole('mark')).toHaveTextContent('Éclair');
  });

  test('and asked for before is answered by the newest question alone', async () => {
    const waiting = new Map<string, (found: Found) => void>();
    await shown({
      find: ({ search }) => new Promise<Found>((resolve) => void waiting.set(search, resolve)),
    });
    await type('ler');
    await expect.poll(() => waiting.has('ler')).toBe(true);
    await userEvent.fill(field, 'leon');
    await expect.poll(() => waiting.has('leon')).toBe(true);
    waiting.get('leon')?.({ ...nothing, people: some(leona) });
    await expect.element(option(/^Leona Éclair Operations/)).toBeVisible();
    waiting.get('ler')?.({ ...nothing, people: some(lerato) });
    await type('{ArrowDown}');
    await expect.element(option(/^Leona Éclair Operations/)).toBeVisible();
    await expect.element(option(/^Lerato Dlamini Operations/)).not.toBeInTheDocument();
  });

  test('keeps of a former answer what still fits, and what one chose in it', async () => {
    let come: (found: Found) => void = () => {};
    const { searches } = await shown({
      find: ({ search }) =>
        search === 'le'
          ? everything
          : new Promise<Found>((resolve) => {
              come = resolve;
            }),
    });
    await type('le');
    await expect.element(option(/^Leona Éclair Operations/)).toBeVisible();
    await type('r');
    await expect.element(option(/^Leona Éclair Operations/)).not.toBeInTheDocument();
    await expect.element(option(/^Lerato Dlamini Operations/)).toBeVisible();
    await expect.element(chosen).toMatchTextContent(/Lerato Dlamini/);
    await expect.poll(() => searches().length).toBe(2);
    come({ ...everything, people: some({ ...leona, memberName: 'Leroy New' }, lerato) });
    await expect.element(option(/^Leroy/)).toBeVisible();
  });

  test('that comes late takes nothing from under one’s hand', async () => {
    let come: (found: Found) => void = () => {};
    const { searches } = await shown({
      find: () =>
        new Promise<Found>((resolve) => {
          come = resolve;
        }),
    });
    await type('le');
    await expect.element(option(/Who sees lemons & limes/)).toBeVisible();
    await type('{End}');
    await expect.element(chosen).toMatchTextContent(/lemons/);
    await expect.poll(() => searches().length).toBe(1);
    await arrived();
    const before = chosen.element().getBoundingClientRect().top;
    come(everything);
    await expect.element(option(/^Lerato Dlamini Operations/)).toBeVisible();
    await expect.element(chosen).toMatchTextContent(/lemons/);
    expect(chosen.element().getBoundingClientRect().top).toBe(before);
  });

  test('and found nowhere is said so, whatever signs it has', async () => {
    const { searches } = await shown({ find: () => nothing });
    await userEvent.fill(field, '  (a|b) *  ');
    await expect.element(page.getByText('Nothing is called “(a|b) *”.')).toBeVisible();
    expect(searches()).toEqual([{ search: '(a|b) *', limit: 5 }]);
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.fill(field, '   ');
    await expect.element(group('What you can do')).toBeVisible();
    await expectAccessible();
  });

  test('shows more of a kind where there are more, and where all rewards are', async () => {
    const many = Array.from({ length: 12 }, (_, n) => ({
      ...leona,
      memberId: `1.30010${n}`,
      memberName: `Leona ${n}`,
    }));
    const { searches } = await shown({
      find: ({ limit = 5 }) => ({
        people: { list: many.slice(0, limit), isMore: limit < 12 },
        cards: none,
        ideas: none,
        rewards: { list: [reward], isMore: true },
      }),
    });
    await type('le');
    await expect.element(option('All of them in the shop')).toHaveAttribute('href', '/rewards?search=le');
    await option('More people').click();
    await expect.element(option(/^Leona 11/)).toBeVisible();
    await expect.element(field).toHaveFocus();
    expect(searches().map(({ limit }) => limit)).toEqual([5, 30]);
  });
});

describe('by the keyboard', () => {
  test('arrows go round, End and Home go to the ends, and Enter opens', async () => {
    const { closed } = await shown();
    await type('le');
    await expect.element(option(/^Lemon squeezer/)).toBeVisible();
    await type('{ArrowUp}');
    await expect.element(chosen).toMatchTextContent(/^Lemon squeezer/);
    await type('{ArrowDown}{End}{Home}{ArrowDown}{ArrowUp}{End}');
    await expect.element(chosen).toMatchTextContent(/^Lemon squeezer/);
    await type('{Enter}');
    await expect
      .poll(() => window.location.pathname + window.location.search)
      .toBe('/rewards/kitchen?search=Lemon+squeezer');
    expect(closed).toHaveBeenCalledOnce();
  });

  test('one goes beside a person to thank them, and back', async () => {
    await shown();
    await type('lerato');
    await expect.element(option(/^Lerato Dlamini Operations/)).toBeVisible();
    await expect.element(chosen).toMatchTextContent(/Lerato Dlamini/);
    await type('{ArrowRight}');
    await expect.element(chosen).toHaveAttribute('href', '/recognise/1.300001?card=thankyou');
    await expect.element(chosen).toHaveAccessibleName('Thank Lerato Dlamini');
    await type('{ArrowLeft}');
    await expect.element(chosen).toMatchTextContent(/Lerato Dlamini/);
    await type('{ArrowRight}{Enter}');
    await expect.poll(() => window.location.pathname).toBe('/recognise/1.300001');
  });

  test('who can open the composer thanks there, by keys and by a click, and stays on the page', async () => {
    const { closed, thanked } = await shown({}, {}, true);
    await type('lerato');
    await expect.element(option(/^Lerato Dlamini Operations/)).toBeVisible();
    await type('{ArrowRight}{Enter}');
    expect(thanked.mock.calls).toEqual([[lerato.memberId]]);
    await expect.element(field).not.toBeInTheDocument();
    await opener.click();
    await option(/^Thank somebody/).click();
    expect(thanked.mock.calls).toEqual([[lerato.memberId], [undefined]]);
    expect(closed).toHaveBeenCalledTimes(2);
    expect(window.location.pathname).toBe('/');
  });

  test('Ctrl and Enter open another tab, and what was found stays', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    onTestFinished(() => open.mockRestore());
    const { closed } = await shown();
    await type('faq');
    await expect.element(chosen).toMatchTextContent(/^FAQ/);
    await type('{Control>}{Enter}{/Control}');
    expect(open).toHaveBeenCalledWith('/faq', '_blank', 'noopener');
    expect(closed).not.toHaveBeenCalled();
  });

  test('Escape closes, and the focus is where it was', async () => {
    const { closed } = await shown();
    await type('le{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    expect(closed).toHaveBeenCalledOnce();
    await expect.element(opener).toHaveFocus();
  });

  test('the key that opened it closes it', async () => {
    const { closed } = await shown();
    await type('{Control>}k{/Control}');
    await expect.element(field).not.toBeInTheDocument();
    expect(closed).toHaveBeenCalledOnce();
  });

  test('a key that puts letters together opens nothing', async () => {
    const { closed } = await shown();
    await type('faq');
    await expect.element(chosen).toMatchTextContent(/^FAQ/);
    const enter = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true });
    field.element().dispatchEvent(enter);
    expect([enter.defaultPrevented, closed.mock.calls]).toEqual([false, []]);
  });

  test('what one can do is done', async () => {
    const was = scheme.get();
    await shown();
    await userEvent.fill(field, was === 'dark' ? 'light colours' : 'dark colours');
    await type('{Enter}');
    await expect.poll(() => scheme.get()).toBe(was === 'dark' ? 'light' : 'dark');
    await expect.element(field).not.toBeInTheDocument();
    keptInBrowser.write('laurel.scheme', null);
    window.dispatchEvent(new StorageEvent('storage', { key: 'laurel.scheme' }));
  });
});

describe('without an answer', () => {
  test('of the server the rest is found, the reason is said, and one asks again', async () => {
    let refusal: string | undefined = 'It is being looked after.';
    await shown({ find: () => (refusal ? refusedWith(refusal) : everything) });
    await type('faq');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be searched/);
    await expect.element(option(/^FAQ/)).toBeVisible();
    await expectAccessible();
    refusal = 'Too many requests: please wait a moment.';
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Too many requests: please wait a moment.')).toBeVisible();
    refusal = undefined;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(field).toHaveFocus();
    await expect.element(option(/^Lerato Dlamini Operations/)).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('without a connection says what is found all the same, and asks nobody', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => line.mockRestore());
    const { searches } = await shown();
    await expect.element(page.getByText(say(texts.offline))).toBeVisible();
    await type('basket');
    await expect.element(chosen).toMatchTextContent(/^Basket/);
    await userEvent.fill(field, 'lerato');
    await expect.element(page.getByText('Nothing is called “lerato”.')).toBeVisible();
    expect(searches()).toEqual([]);
  });
});

test('on a phone it fills the screen, and nothing is cut', async () => {
  await onPhone();
  const long = 'Wilhelmina-Charlotte Emmanuelle van der Westhuizen-Featherstonehaugh';
  await shown({ find: () => ({ ...everything, people: some({ ...lerato, memberName: long }) }) });
  await type('wil');
  await expect.element(option(new RegExp(`^${long}`))).toBeVisible();
  const panel = document.querySelector('dialog [data-panel]') as HTMLElement;
  expectNothingCut(panel);
  const { width, height } = panel.getBoundingClientRect();
  expect([width, height]).toEqual([390, 844]);
  await expectAccessible();
});
