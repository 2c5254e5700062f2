import { cardReportMax } from '@laurel/contract/limits';
import { type ReportReason, reportReasons } from '@laurel/contract/rules/card-cases';
import { say } from '@laurel/contract/say';
import { IconFlag } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import words from '#ui/layout/words.module.css';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import classes from './CardDialog.module.css';
import * as texts from './texts.ts';

interface ReportCardProps {
  cardId: string;
  isReported: boolean;
}

/** Who received a card that is out of place says so, and may take that back; the focus stays here. */
export function ReportCard({ cardId, isReported }: ReportCardProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const back = () => focusOn(place.current);
  return (
    <div ref={place} tabIndex={-1} className={classes.standing}>
      {isReported ? (
        <Withdraw cardId={cardId} afterwards={back} />
      ) : (
        <Button
          variant="soft"
          size="xs"
          icon={<IconFlag aria-hidden size={16} stroke={1.8} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {say(texts.report)}
        </Button>
      )}
      {isOpen ? <ReportDialog cardId={cardId} onClose={() => setOpen(false)} afterwards={back} /> : null}
    </div>
  );
}

function Withdraw({ cardId, afterwards }: { cardId: string; afterwards: () => void }) {
  const withdraw = useCallMutation('withdrawreport', {
    send: () => call('withdrawreport', { cardId }),
    errors: 'screen',
    onSuccess: ({ message }) => notify(message),
    afterwards,
  });
  return (
    <>
      <p className={words.facts}>{say(texts.reportedByYou)}</p>
      {withdraw.error ? <FailureNote>{errorWords(withdraw.error)}</FailureNote> : null}
      <Button variant="default" size="xs" isWaiting={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {say(texts.withdrawReport)}
      </Button>
    </>
  );
}

const rules = () => import('@laurel/contract/calls/moderation/reportcard').then(({ reportcard }) => reportcard);

const reasons = reportReasons.map((value) => ({ value, label: say(texts.reportReason, { reason: value }) }));

interface ReportDialogProps {
  cardId: string;
  onClose: () => void;
  afterwards: () => void;
}

function ReportDialog({ cardId, onClose, afterwards }: ReportDialogProps) {
  const [isDone, setDone] = useState(false);
  const form = useCallForm({
    name: 'reportcard',
    rules,
    empty: { reason: 'offensive' as ReportReason, text: '' },
    key: `report ${cardId}`,
    inputOf: (filled) => ({ cardId, ...filled }),
    onSent: ({ message }) => {
      setDone(true);
      notify(message);
    },
    afterwards: () => {
      onClose();
      afterwards();
    },
  });
  const { values, errors, change, failure } = form;
  return (
    <DecisionDialog title={say(texts.report)} openerGoes={isDone} onClose={onClose}>
      <Decision
        about={<p>{say(texts.reportHint)}</p>}
        form={form.form}
        deed={say(texts.sendReport)}
        isWaiting={form.isSending}
        failure={failure ? errorWords(failure) : undefined}
        onAway={onClose}
      >
        <NativeSelect
          label={say(texts.reportWhy)}
          data={reasons}
          value={values.reason}
          error={errors.reason}
          onChange={(event) => change({ reason: event.currentTarget.value as ReportReason })}
        />
        <CountedTextarea
          label={say(texts.reportWords)}
          minRows={3}
          max={cardReportMax}
          value={values.text}
          onChange={(text) => change({ text })}
          error={errors.text}
        />
      </Decision>
    </DecisionDialog>
  );
}
