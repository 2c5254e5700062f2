import type { Signature } from '@laurel/contract/calls/groupcards/signature';
import { useFocusBack } from '#ui/focus/focus.ts';
import { AskOthers } from './AskOthers.tsx';
import classes from './GroupCards.module.css';
import { SignForm } from './SignForm.tsx';

interface SigningProps {
  cardId: string;
  own: Signature | null;
  until: string | null;
}

/** Where one signs, and asks others to. */
export function Signing({ cardId, own, until }: SigningProps) {
  // What is taken back once a card is closed leaves nothing to sign.
  useFocusBack(true);
  return (
    <div className={classes.own}>
      <SignForm cardId={cardId} own={own} until={until} />
      {until === null ? null : <AskOthers cardId={cardId} />}
    </div>
  );
}
