import '#api/late-rows.ts';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';
import { IconSend2 } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as common from '#lib/texts.ts';
import { Button, PassingButton } from '#ui/buttons/Button.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { DialogActions } from '#ui/overlays/DialogActions.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { late } from '#ui/states/late.tsx';
import { KindChoice } from './KindChoice.tsx';
import { KindFields } from './KindFields.tsx';
import { mayNameWhole } from './kinds.ts';
import { PeopleField } from './PeopleField.tsx';
import * as texts from './texts.ts';
import { messageMax, type SentThanks } from './thanks-form.ts';
import { useThanks } from './use-thanks.ts';
import { WordsField } from './WordsField.tsx';

/** The form does not wait for what it will look like. */
const ThanksPreview = late(() => import('./ThanksPreview.tsx').then((m) => m.ThanksPreview), { instead: () => null });
/** Loaded while the form is filled in: it is there when the answer comes. */
const ThanksSent = late(() => import('./ThanksSent.tsx').then((m) => m.ThanksSent), {
  waiting: <SkeletonRows rows={3} height={5} />,
});

interface ComposerProps {
  /** Whom one came to thank. */
  memberId: string | undefined;
  /** Another page has come: what opened it stays behind. */
  isLeft?: boolean;
  onClose: () => void;
  /** What else is chosen here, at the foot of the form. */
  children?: ReactNode;
}

/** The one place to thank from: first who, then the words, then what becomes of it. */
export function Composer({ memberId, isLeft = false, onClose, children }: ComposerProps) {
  const [sent, setSent] = useState<SentThanks>();
  // Who was thanked is not thanked again by the next form.
  const [linked, setLinked] = useState(memberId);
  const [isAgain, setAgain] = useState(false);
  return (
    <Dialog
      title={say(texts.title)}
      shape="sheet"
      size={sent ? 'lg' : 'xl'}
      holdsWords={!sent}
      openerGoes={isLeft}
      onClose={onClose}
    >
      {sent ? (
        <ThanksSent
          sent={sent}
          onClose={onClose}
          onAnother={() => {
            setLinked(undefined);
            setAgain(true);
            setSent(undefined);
          }}
        />
      ) : (
        <ThanksForm memberId={linked} isAgain={isAgain} onSent={setSent}>
          {children}
        </ThanksForm>
      )}
    </Dialog>
  );
}

interface ThanksFormProps {
  memberId: string | undefined;
  /** Behind another: the dialog is open already, and gives it no focus. */
  isAgain: boolean;
  onSent: (sent: SentThanks) => void;
  children: ReactNode;
}

function ThanksForm({ memberId, isAgain, onSent, children }: ThanksFormProps) {
  const thanks = useThanks(memberId, onSent);
  const { member, values, kinds, possible, kind, errors, change, linkProblem, failure, isSending, isBack } = thanks;
  const [hasNote, setNote] = useState(isBack);
  useEffect(ThanksSent.ahead, []);
  const names = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAgain) focusOn(names.current);
  }, [isAgain]);
  return (
    <form className={layout.stack} {...thanks.form}>
      {linkProblem ? <FailureNote>{linkProblem}</FailureNote> : null}
      {hasNote ? (
        <div className={layout.row}>
          <p className={words.soft}>{say(texts.draftKept)}</p>
          <PassingButton
            beside={names}
            size="xs"
            variant="default"
            aria-disabled={isSending}
            onClick={() => {
              thanks.beginAnew();
              setNote(false);
            }}
          >
            {say(texts.beginAnew)}
          </PassingButton>
        </div>
      ) : null}
      <div className={layout.columns}>
        <div className={layout.stack}>
          <PeopleField
            box={names}
            value={values.recipients}
            onChange={(recipients) => change({ recipients })}
            mayWhole={(division) => mayNameWhole(kinds, member, division)}
            allowsDivisions={kinds.includes('nomination') || 'byOffice'}
            error={errors.recipients}
          />
          <WordsField
            value={values.message}
            onChange={(message) => change({ message })}
            max={messageMax({ kind, sendBy: values.sendBy })}
            isRequired={kind === 'nomination'}
            error={errors.message}
          />
          {kinds.length > 1 ? (
            <KindChoice {...{ member, kinds, possible }} value={kind} onChange={(chosen) => change({ kind: chosen })} />
          ) : null}
          <KindFields thanks={thanks} />
          {children}
        </div>
        <ThanksPreview thanks={thanks} />
      </div>
      {failure ? <FailureNote>{failure}</FailureNote> : null}
      <DialogActions>
        <Button type="submit" size="md" isWaiting={isSending} icon={<IconSend2 aria-hidden size={20} />}>
          {deedOf(thanks)}
        </Button>
      </DialogActions>
    </form>
  );
}

/** What the button will do, and what that costs as the server counts it. */
function deedOf({ kind, member, each, quoting: { quote } }: ReturnType<typeof useThanks>): string {
  if (kind === 'nomination') return say(texts.sendNomination);
  if (kind === 'thankyou') return say(texts.sendCard);
  if (!quote || !each) return say(texts.sendThanks);
  const { pointsTotal: points } = quote;
  return say(texts.sendPoints, { points, pointsName: pointsNamed(points, member.pointsName || say(common.points)) });
}
