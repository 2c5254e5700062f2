import '#api/late-rows.ts';
import { reportMax } from '@laurel/contract/limits';
import { type Reportable, type ReportReason, reportReasons } from '@laurel/contract/rules/cases';
import { say } from '@laurel/contract/say';
import { IconFlag } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import words from '#ui/layout/words.module.css';
import { Decision, DecisionDialog } from '#ui/overlays/DecisionDialog.tsx';
import { notify } from '#ui/overlays/toasts.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import classes from './ReportContent.module.css';
import * as texts from './texts.ts';

interface What {
  of: Reportable;
  /** Of the card, the comment or the signature. */
  id: string;
}

interface ReportContentProps extends What {
  isReported: boolean;
}

/** Who finds a card, a comment or a signature out of place says so, and may take that back; the focus stays here. Beside a comment or a signature it is a flag in its corner. */
export function ReportContent({ of, id, isReported }: ReportContentProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const back = () => focusOn(place.current);
  const title = say(texts.report, { of });
  return (
    <div ref={place} tabIndex={-1} className={classes.place} data-aside={(of !== 'card' && !isReported) || undefined}>
      {isReported ? (
        <Withdraw of={of} id={id} afterwards={back} />
      ) : of !== 'card' ? (
        <IconButton label={title} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <IconFlag aria-hidden size={16} stroke={1.8} />
        </IconButton>
      ) : (
        <Button
          variant="soft"
          size="xs"
          icon={<IconFlag aria-hidden size={16} stroke={1.8} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {title}
        </Button>
      )}
      {isOpen ? <ReportDialog of={of} id={id} onClose={() => setOpen(false)} afterwards={back} /> : null}
    </div>
  );
}

interface WithdrawProps extends What {
  afterwards: () => void;
}

function Withdraw({ of, id, afterwards }: WithdrawProps) {
  const withdraw = useCallMutation('withdrawreport', {
    send: () => call('withdrawreport', { of, id }),
    errors: 'screen',
    onSuccess: ({ message }) => notify(message),
    afterwards,
  });
  return (
    <>
      <p className={words.facts}>{say(texts.reportedByYou, { of })}</p>
      {withdraw.error ? <FailureNote>{errorWords(withdraw.error)}</FailureNote> : null}
      <Button variant="default" size="xs" isWaiting={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {say(texts.withdrawReport)}
      </Button>
    </>
  );
}

const rules = () =>
  import('@laurel/contract/calls/moderation/reportcontent').then(({ reportcontent }) => reportcontent);

const reasons = reportReasons.map((value) => ({ value, label: say(texts.reportReason, { reason: value }) }));

interface ReportDialogProps extends What {
  onClose: () => void;
  afterwards: () => void;
}

function ReportDialog({ of, id, onClose, afterwards }: ReportDialogProps) {
  const [isDone, setDone] = useState(false);
  const form = useCallForm({
    name: 'reportcontent',
    errors: 'screen',
    rules,
    empty: { reason: 'offensive' as ReportReason, text: '' },
    key: `report ${of} ${id}`,
    inputOf: (filled) => ({ of, id, ...filled }),
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
    <DecisionDialog title={say(texts.report, { of })} openerGoes={isDone} onClose={onClose}>
      <Decision
        about={<p>{say(texts.reportHint, { of })}</p>}
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
          max={reportMax}
          value={values.text}
          onChange={(text) => change({ text })}
          error={errors.text}
        />
      </Decision>
    </DecisionDialog>
  );
}
