import { useState } from 'react';
import { useMemberIfAny } from '#session/member.ts';
import { ownName } from '#session/own-name.ts';
import { PageSkeleton } from '#ui/states/PageSkeleton.tsx';
import { ContactForm, type ContactMessage } from './ContactForm.tsx';
import { ContactSent } from './ContactSent.tsx';

/** Open to everybody; who is signed on finds name and e-mail filled in. */
export function ContactPage() {
  const { member, isLoading } = useMemberIfAny();
  const [sent, setSent] = useState<ContactMessage | null>(null);
  if (isLoading) return <PageSkeleton />;
  if (sent) return <ContactSent message={sent} onAnother={() => setSent(null)} />;
  const name = member ? ownName(member) : '';
  return <ContactForm name={name} email={member?.email ?? ''} onSent={setSent} />;
}
