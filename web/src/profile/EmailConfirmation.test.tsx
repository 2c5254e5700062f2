import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { navigate } from '#router/router.ts';
import { useMemberIfAny } from '#session/member.ts';
import { type Answers, refusedWith } from '../../test/answers.ts';
import { showPart } from '../../test/part.tsx';
import { thandi } from '../../test/people.ts';
import { EmailConfirmation } from './EmailConfirmation.tsx';

/** As the profile shows it: of the member who is kept now. */
function Profile() {
  const { member } = useMemberIfAny();
  return (
    <>
      <h1 tabIndex={-1}>My Profile</h1>
      {member ? <EmailConfirmation member={member} /> : null}
    </>
  );
}

const yes = page.getByRole('button', { name: 'Yes, confirm it' });
const again = page.getByRole('button', { name: 'Send the link again' });

async function showLinked(answers: Answers) {
  await showPart(<Profile />, { member: { isEmailConfirmed: false }, answers });
  const { pathname, search } = window.location;
  await navigate(`${pathname}?confirm=abc`, { replace: true });
  onTestFinished(() => navigate(pathname + search, { replace: true }));
  await expect.element(yes).toBeVisible();
  (yes.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

test('the notice leaves with the confirmation, and the heading has the focus', async () => {
  await showLinked({ confirmemail: () => ({ message: 'Thank you.', memberData: thandi }) });
  await expect.element(page.getByRole('region', { name: 'Your e-mail address' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'My Profile' })).toHaveFocus();
});

test('a link that counts no more gives its place to another', async () => {
  await showLinked({ confirmemail: () => refusedWith('This link counts no more.') });
  await expect.element(page.getByRole('dialog')).toMatchTextContent('This link counts no more.');
  await userEvent.keyboard('{Escape}');
  await expect.element(again).toHaveFocus();
});
