import type { Competition } from '@laurel/contract/competition';
import { nominationReasonMax } from '@laurel/contract/limits';
import { IconSend2 } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useCallForm } from '#form/use-call-form.ts';
import { RecipientField } from '#picker/RecipientField.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CountedTextarea } from '#ui/CountedTextarea.tsx';
import { celebrate } from '#ui/celebrate.ts';
import { focusNews } from '#ui/focus.ts';
import classes from './Competition.module.css';
import { type CompetitionForm, emptyNomination, hasWork, nominationOf } from './competition-form.ts';
import { useHandedOver } from './use-handed-over.ts';

const rules = () => import('@laurel/contract/nominations').then(({ nominations }) => nominations.competitionnewnom);

export function CompetitionFields({ competition }: { competition: Competition }) {
  const top = useRef<HTMLDivElement>(null);
  const [isSent, setSent] = useState(false);
  const form = useCallForm({
    name: 'competitionnewnom',
    rules,
    empty: emptyNomination,
    draft: { place: 'competition', isBegun: hasWork },
    key: 'competition',
    inputOf: (filled) => nominationOf(competition, filled),
    onSent: () => {
      form.reset();
      setSent(true);
      focusNews(top);
      celebrate();
    },
  });
  const { values, errors, isSending } = form;
  const change = (part: Partial<CompetitionForm>) => {
    form.change(part);
    setSent(false);
  };
  const problem = useHandedOver((recipient) => change({ members: [recipient] }));
  const isPristine = values.members.length === 0 && values.reason === '' && !isSent;
  return (
    <>
      <div ref={top} role="status" tabIndex={-1} className={classes.top}>
        {isSent ? <p className={classes.sent}>Successfully submitted nomination</p> : null}
      </div>
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
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
            <Button type="submit" size="md" isWaiting={isSending} icon={<IconSend2 aria-hidden size={20} />}>
              Submit
            </Button>
            {isPristine || isSending ? null : (
              <button
                type="button"
                className={classes.reset}
                onClick={() => {
                  form.reset();
                  setSent(false);
                }}
              >
                Reset
              </button>
            )}
          </div>
        </form>
      </Card>
    </>
  );
}
