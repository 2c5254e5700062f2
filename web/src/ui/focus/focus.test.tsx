import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Link } from '#router/Link.tsx';
import { navigate, useLocation } from '#router/router.ts';
import { PassingButton } from '#ui/buttons/Button.tsx';
import { showPart } from '../../../test/part.tsx';
import { useArrival } from './arrival.ts';
import { arriveAt, useFocusBack, useFocusCaught, useFocusOnArrival, wayBack } from './focus.ts';
import { focusNear, useFocusPassedOn } from './near.ts';

function Dialog({ openerGoes, onClose }: { openerGoes: boolean; onClose: () => void }) {
  useFocusBack(openerGoes);
  return (
    <button type="button" ref={(button) => button?.focus()} onClick={onClose}>
      Close
    </button>
  );
}

function Opening({ openerGoes = false }: { openerGoes?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>Page</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? <Dialog openerGoes={openerGoes} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name });
const heading = page.getByRole('heading', { name: 'Page' });

test('a dialog that closes gives the focus back to what opened it', async () => {
  await showPart(<Opening />);
  await button('Open').click();
  await button('Close').click();
  await expect.element(button('Open')).toHaveFocus();
});

test('where that is about to leave, the heading has it', async () => {
  await showPart(<Opening openerGoes />);
  await button('Open').click();
  await button('Close').click();
  await expect.element(heading).toHaveFocus();
});

test('also where the browser itself gave it back to that', async () => {
  await showPart(<Opening openerGoes />);
  await button('Open').click();
  const opener = button('Open').element() as HTMLElement;
  (button('Close').element() as HTMLElement).addEventListener('click', () => opener.focus());
  await button('Close').click();
  await expect.element(heading).toHaveFocus();
});

test('where what opened it has left meanwhile, what took the focus keeps it', async () => {
  function Answered() {
    const beside = useRef<HTMLInputElement>(null);
    const [isOpen, setOpen] = useState(false);
    const [isDone, setDone] = useState(false);
    const close = () => {
      setOpen(false);
      queueMicrotask(() => flushSync(() => setDone(true)));
    };
    return (
      <>
        <h1 tabIndex={-1}>Page</h1>
        <input ref={beside} aria-label="Beside" />
        {isDone ? null : (
          <PassingButton beside={beside} onClick={() => setOpen(true)}>
            Remove
          </PassingButton>
        )}
        {isOpen ? <Dialog openerGoes={false} onClose={close} /> : null}
      </>
    );
  }
  await showPart(<Answered />);
  await button('Remove').click();
  await button('Close').click();
  await expect.element(page.getByLabelText('Beside')).toHaveFocus();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await expect.element(page.getByLabelText('Beside')).toHaveFocus();
});

test('what takes the place of what had the focus, and gives it back, leaves it to the heading', async () => {
  function Failure({ onRetry }: { onRetry: () => void }) {
    useFocusCaught();
    return (
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    );
  }
  function Form() {
    const [hasFailed, setFailed] = useState(false);
    return (
      <>
        <h1 tabIndex={-1}>Page</h1>
        {hasFailed ? (
          <Failure onRetry={() => setFailed(false)} />
        ) : (
          <button type="button" onClick={() => setFailed(true)}>
            Apply
          </button>
        )}
      </>
    );
  }
  await showPart(<Form />);
  await button('Apply').click();
  await expect.element(heading).toHaveFocus();
  await button('Try again').click();
  await expect.element(button('Apply')).toBeVisible();
  await expect.element(heading).toHaveFocus();
});

test('what takes the place of a form begins at its heading', async () => {
  function Sent() {
    return (
      <div ref={useArrival<HTMLDivElement>()}>
        <h1 tabIndex={-1}>Page</h1>
      </div>
    );
  }
  await showPart(<Sent />);
  await expect.element(heading).toHaveFocus();
});

test('where one of several is removed, the next one has the focus, then the last, then what is around them', async () => {
  await showPart(
    <section tabIndex={-1} aria-label="All">
      <button type="button">A</button>
      <button type="button">B</button>
    </section>,
  );
  const all = page.getByRole('region', { name: 'All' });
  const buttons = all.element().querySelectorAll('button');
  focusNear(buttons, 0, null);
  await expect.element(button('A')).toHaveFocus();
  focusNear(buttons, 7, null);
  await expect.element(button('B')).toHaveFocus();
  const back = wayBack();
  focusNear([], 0, all.element());
  await expect.element(all).toHaveFocus();
  back();
  await expect.element(button('B')).toHaveFocus();
});

test.for([
  { fate: 'stays', hasEmptyList: true },
  { fate: 'leaves with its last entry', hasEmptyList: false },
])(
  'an entry of a list that $fate passes the focus on to the next, then to the last, then to the heading',
  async ({ hasEmptyList }) => {
    function Entry({ name, onLeave }: { name: string; onLeave: () => void }) {
      return (
        <li ref={useFocusPassedOn<HTMLLIElement>('button')}>
          <button type="button" onClick={() => setTimeout(onLeave, 100)}>
            {name}
          </button>
        </li>
      );
    }
    function List() {
      const [names, setNames] = useState(['A', 'B', 'C']);
      return (
        <>
          <h1 tabIndex={-1}>Page</h1>
          {names.length > 0 || hasEmptyList ? (
            <ul>
              {names.map((name) => (
                <Entry key={name} name={name} onLeave={() => setNames((all) => all.filter((one) => one !== name))} />
              ))}
            </ul>
          ) : null}
        </>
      );
    }
    await showPart(<List />);
    await button('B').click();
    await expect.element(button('C')).toHaveFocus();
    await button('C').click();
    await expect.element(button('A')).toHaveFocus();
    await button('A').click();
    await expect.element(heading).toHaveFocus();
  },
);

test('who has gone on from an entry that leaves is left where they are', async () => {
  function Entry() {
    return <li ref={useFocusPassedOn<HTMLLIElement>('button')}>A</li>;
  }
  function List() {
    const [isThere, setThere] = useState(true);
    return (
      <>
        <h1 tabIndex={-1}>Page</h1>
        <button type="button" onClick={() => setThere(false)}>
          Elsewhere
        </button>
        <ul>{isThere ? <Entry /> : null}</ul>
      </>
    );
  }
  await showPart(<List />);
  await button('Elsewhere').click();
  await expect.element(page.getByRole('listitem')).not.toBeInTheDocument();
  await expect.element(button('Elsewhere')).toHaveFocus();
});

test('a new page whose heading comes late has the focus until then, and leaves who has gone on alone', async () => {
  await showPart(
    <div tabIndex={-1} data-testid="page">
      <button type="button">Elsewhere</button>
    </div>,
  );
  const arrived = page.getByTestId('page').element() as HTMLElement;
  const late = () => {
    const own = document.createElement('h1');
    own.tabIndex = -1;
    own.textContent = 'Page';
    arrived.append(own);
    return own;
  };
  const stop = arriveAt(arrived);
  await expect.element(page.getByTestId('page')).toHaveFocus();
  const first = late();
  await expect.element(heading).toHaveFocus();
  stop?.();
  first.remove();
  arriveAt(arrived);
  (button('Elsewhere').element() as HTMLElement).focus();
  late();
  await expect.element(heading).toBeVisible();
  await expect.element(button('Elsewhere')).toHaveFocus();
});

test('within a page the heading has the focus where the way there left with it, and only there', async () => {
  function Place() {
    const main = useRef<HTMLDivElement>(null);
    const { pathname, search } = useLocation();
    useFocusOnArrival(main, { pathname, search });
    return (
      <div ref={main} tabIndex={-1}>
        <h1 tabIndex={-1}>Page</h1>
        {search === '?step=basket' ? <Link to="?step=checkout">Checkout</Link> : null}
        <Link to="?step=other">Other</Link>
      </div>
    );
  }
  const { pathname, search } = window.location;
  await showPart(<Place />);
  await navigate('?step=basket', { replace: true });
  onTestFinished(() => navigate(pathname + search, { replace: true }));
  const link = (name: string) => page.getByRole('link', { name });
  await expect.element(link('Checkout')).toBeVisible();
  (link('Checkout').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(link('Checkout')).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => window.location.search).toBe('?step=other');
  await expect.element(link('Other')).toHaveFocus();
});
