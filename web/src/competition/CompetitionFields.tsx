import type { Competition } from '@laurel/contract/calls/competition';
import { nominationReasonMax } from '@laurel/contract/limits';
import { IconSend2 } from '@tabler/icons-react';
import { type RefObject, useRef, useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { readerWords } from '#outcomes/reader-words.ts';
import { RecipientField } from '#picker/RecipientField.tsx';
import { Link } from '#router/Link.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { focusNews, useFocusLeft } from '#ui/focus/focus.ts';
import { celebrate } from '#ui/overlays/celebrate.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { paths } from '../paths.ts';
import classes from './Competition.module.css';
import { type CompetitionForm, emptyNomination, hasWork, nominationOf } from './competition-form.ts';
import { useHandedOver } from './use-handed-over.ts';

type Answer = CallOutput<'competitionnewnom'>;

const rules = () =>
  import('@laurel/contract/calls/nominations/competitionnewnom').then(({ competitionnewnom }) => competitionnewnom);

export function CompetitionFields({ competition }: { competition: Competition }) {
  const top = useRef<HTMLDivElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const [sent, setSent] = useState<Answer>();
  const form = useCallForm({
    name: 'competitionnewnom',
    rules,
    empty: emptyNomination,
    draft: { place: 'competition', isBegun: hasWork },
    key: 'competition',
    inputOf: (filled) => nominationOf(competition, filled),
    onSent: (answer) => {
      form.reset();
      setSent(answer);
      focusNews(top);
      celebrate();
    },
  });
  const { values, errors, isSending } = form;
  const change = (part: Partial<CompetitionForm>) => {
    form.change(part);
    setSent(undefined);
  };
  const problem = useHandedOver((recipient) => change({ members: [recipient] }));
  const isPristine = values.members.length === 0 && values.reason === '' && !sent;
  return (
    <>
      <div ref={top} role="status" tabIndex={-1} className={classes.top}>
        {sent ? <Sent answer={sent} /> : null}
      </div>
      {problem ? <FailureNote className={classes.problem}>{problem}</FailureNote> : null}
      <Card>
        <form className={classes.form} {...form.form}>
          <RecipientField
            label="Recipients"
            selectLabel={values.members.length > 0 ? 'Change Recipient' : 'Select Recipient'}
            title="Select Members"
            heading="Choose who to nominate"
            listTitle="Recipients"
            doneLabel="Done"
            startsFromOwn
            value={values.members}
            onChange={(members) => change({ members })}
            error={errors.members}
          />
          <CountedTextarea
            label={competition.textboxTitle || 'Reason'}
            placeholder={competition.textboxDescription}
            required
            minRows={6}
            max={nominationReasonMax}
            value={values.reason}
            onChange={(reason) => change({ reason })}
            error={errors.reason}
          />
          <div className={classes.actions}>
            <Button
              ref={submit}
              type="submit"
              size="md"
              isWaiting={isSending}
              icon={<IconSend2 aria-hidden size={20} />}
            >
              Submit
            </Button>
            {isPristine || isSending ? null : (
              <Reset
                beside={submit}
                onReset={() => {
                  form.reset();
                  setSent(undefined);
                }}
              />
            )}
          </div>
        </form>
      </Card>
    </>
  );
}

function Sent({ answer: { readBy, nomIds } }: { answer: Answer }) {
  return (
    <div className={classes.sent}>
      <p className={classes.sentWords}>Successfully submitted nomination</p>
      <p className={classes.sentNext}>
        {readerWords(readBy, nomIds.length)} <Link to={paths.myNominations}>My nominations</Link> tells what becomes of
        it.
      </p>
    </div>
  );
}

/** Goes when there is nothing left to take back. */
function Reset({ beside, onReset }: { beside: RefObject<HTMLElement | null>; onReset: () => void }) {
  useFocusLeft(beside);
  return (
    <button type="button" className={classes.reset} onClick={onReset}>
      Reset
    </button>
  );
}
