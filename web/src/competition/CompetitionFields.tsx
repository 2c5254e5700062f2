import type { OpenCompetition } from '@laurel/contract/calls/competition/competitions';
import { programme } from '@laurel/contract/programme/programme';
import { say } from '@laurel/contract/say';
import { IconSend2 } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { CallOutput } from '#api/call.ts';
import { useCallForm } from '#form/use-call-form.ts';
import * as common from '#lib/texts.ts';
import { NominationSent } from '#outcomes/NominationSent.tsx';
import { RecipientField } from '#picker/RecipientField.tsx';
import { Button, PassingButton } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { focusNews } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import { celebrate } from '#ui/overlays/celebrate.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { type CompetitionForm, emptyNomination, hasWork, nominationOf } from './competition-form.ts';
import * as texts from './texts.ts';
import { useHandedOver } from './use-handed-over.ts';

const rules = () =>
  import('@laurel/contract/calls/nominations/competitionnewnom').then(({ competitionnewnom }) => competitionnewnom);

export function CompetitionFields({ competition }: { competition: OpenCompetition }) {
  const { top, sent, problem, form, change, reset } = useCompetitionNomination(competition);
  const submit = useRef<HTMLButtonElement>(null);
  const { values, errors, isSending } = form;
  const isPristine = values.members.length === 0 && values.reason === '' && !sent;
  return (
    <>
      <div ref={top} role="status" tabIndex={-1} className={layout.news}>
        {sent ? <NominationSent answer={sent} /> : null}
      </div>
      {problem ? <FailureNote className={layout.above}>{problem}</FailureNote> : null}
      <Card>
        <form className={layout.sections} {...form.form}>
          <RecipientField
            label={say(common.recipients)}
            selectLabel={say(values.members.length > 0 ? texts.changeRecipient : texts.selectRecipient)}
            title={say(common.selectMembers)}
            heading={say(common.chooseWhom)}
            listTitle={say(common.recipients)}
            doneLabel={say(common.done)}
            startsFromOwn
            value={values.members}
            onChange={(members) => change({ members })}
            error={errors.members}
          />
          <CountedTextarea
            label={<bdi>{competition.textboxTitle || say(common.reason)}</bdi>}
            placeholder={competition.textboxDescription}
            required
            minRows={6}
            max={programme().characters.nomination}
            value={values.reason}
            onChange={(reason) => change({ reason })}
            error={errors.reason}
          />
          <div className={layout.row}>
            <Button
              ref={submit}
              type="submit"
              size="md"
              isWaiting={isSending}
              icon={<IconSend2 aria-hidden size={20} />}
            >
              {say(common.submit)}
            </Button>
            {isPristine || isSending ? null : (
              <PassingButton beside={submit} variant="default" size="md" onClick={reset}>
                {say(common.reset)}
              </PassingButton>
            )}
          </div>
        </form>
      </Card>
    </>
  );
}

/** The form, and what was sent with it last. */
function useCompetitionNomination(competition: OpenCompetition) {
  const top = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<CallOutput<'competitionnewnom'>>();
  const form = useCallForm({
    name: 'competitionnewnom',
    rules,
    empty: emptyNomination,
    draft: { place: `competition.${competition.competitionId}`, isBegun: hasWork },
    key: `competition.${competition.competitionId}`,
    inputOf: (filled) => nominationOf(competition, filled),
    onSent: (answer) => {
      form.reset();
      setSent(answer);
      focusNews(top);
      celebrate();
    },
  });
  const change = (part: Partial<CompetitionForm>) => {
    form.change(part);
    setSent(undefined);
  };
  const reset = () => {
    form.reset();
    setSent(undefined);
  };
  const problem = useHandedOver((recipient) => change({ members: [recipient] }));
  return { top, sent, problem, form, change, reset };
}
