import type { Competition } from '@laurel/contract/competition';
import { nominationReasonMax } from '@laurel/contract/limits';
import { Button } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { useRef } from 'react';
import { RecipientField } from '#picker/RecipientField.tsx';
import { Card } from '#ui/Card.tsx';
import { CountedTextarea } from '#ui/CountedTextarea.tsx';
import classes from './Competition.module.css';
import { useHandedOver } from './use-handed-over.ts';
import { useNomination } from './use-nomination.ts';

export function CompetitionFields({ competition }: { competition: Competition }) {
  const top = useRef<HTMLDivElement>(null);
  const { form, errors, isSent, isPristine, isSending, change, reset, submit } = useNomination(competition, () =>
    requestAnimationFrame(() => {
      top.current?.scrollIntoView({ block: 'center' });
      top.current?.focus({ preventScroll: true });
    }),
  );
  const problem = useHandedOver((recipient) => change({ members: [recipient] }));
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
        <form className={classes.form} onSubmit={submit} noValidate>
          <RecipientField
            label="Recipients"
            selectLabel={form.members.length > 0 ? 'Change Recipient' : 'Select Recipient'}
            title="Select Members"
            heading="Choose who to nominate"
            listTitle="Recipients"
            doneLabel="Done"
            startsFromOwn
            value={form.members}
            onChange={(members) => change({ members })}
            error={errors.members}
          />
          <CountedTextarea
            label={competition.textboxTitle || 'Reason'}
            placeholder={competition.textboxDescription}
            required
            minRows={6}
            max={nominationReasonMax}
            value={form.reason}
            onChange={(reason) => change({ reason })}
            error={errors.reason}
          />
          <div className={classes.actions}>
            <Button type="submit" size="md" loading={isSending} leftSection={<IconSend2 aria-hidden size={20} />}>
              Submit
            </Button>
            {isPristine || isSending ? null : (
              <button type="button" className={classes.reset} onClick={reset}>
                Reset
              </button>
            )}
          </div>
        </form>
      </Card>
    </>
  );
}
