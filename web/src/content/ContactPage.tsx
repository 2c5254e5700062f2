import { useState } from 'react';
import { useMemberIfAny } from '#session/member.ts';
import { ownName } from '#session/own-name.ts';
import { late } from '#ui/states/late.tsx';
import { PageSkeleton } from '#ui/states/PageSkeleton.tsx';
import { ContactForm, type ContactMessage } from './ContactForm.tsx';
import { ContactSent } from './ContactSent.tsx';

const MyContacts = late(() => import('./MyContacts.tsx').then((m) => m.MyContacts));

/** Open to everybody; who is signed on finds name and e-mail filled in, and what they wrote before with its answers. */
export function ContactPage() {
  const { member, isLoading } = useMemberIfAny();
  const [sent, setSent] = useState<ContactMessage | null>(null);
  if (isLoading) return <PageSkeleton />;
  const name = member ? ownName(member) : '';
  return (
    <>
      {sent ? (
        <ContactSent message={sent} onAnother={() => setSent(null)} />
      ) : (
        <ContactForm name={name} email={member?.email ?? ''} onSent={setSent} />
      )}
      {member ? <MyContacts /> : null}
    </>
  );
}
