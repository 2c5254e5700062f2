import { nominationReasonMax } from '@laurel/contract/limits';
import { IconSend2 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { CompanyWords } from '#blocks/CompanyWords.tsx';
import { useCallForm } from '#form/use-call-form.ts';
import { useLinkedChoice } from '#picker/linked-recipient.ts';
import { RecipientField } from '#picker/RecipientField.tsx';
import { useParams } from '#router/router.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { focusNews } from '#ui/focus/focus.ts';
import { celebrate } from '#ui/overlays/celebrate.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { BehaviourChoice } from './BehaviourChoice.tsx';
import classes from './Nominate.module.css';
import { NominationPreview } from './NominationPreview.tsx';
import { NominationSent } from './NominationSent.tsx';
import { emptyForm, isBegun, type NominateForm, nominationOf, type SentNomination } from './nominate-form.ts';

/** A new address names another person, and begins a new form. */
export function NominatePage() {
  const { selectedMemberId } = useParams();
  return <NominateScreen key={selectedMemberId ?? ''} memberId={selectedMemberId} />;
}

const rules = () => import('@laurel/contract/calls/nominations/newnom').then(({ newnom }) => newnom);

function NominateScreen({ memberId }: { memberId: string | undefined }) {
  const [sent, setSent] = useState<SentNomination | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const form = useCallForm({
    name: 'newnom',
    rules,
    empty: emptyForm,
    draft: { place: `nominate.${memberId ?? ''}`, isBegun: (filled) => isBegun(filled, memberId) },
    key: 'nominate',
    inputOf: nominationOf,
    onSent: (answer, { members }) => {
      setSent({ members, answer });
      form.reset();
      celebrate();
      focusNews(top);
    },
  });
  const { values, errors, isSending } = form;
  const { recipient, problem } = useLinkedChoice(memberId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the person is found
  useEffect(() => {
    if (recipient && values.members.length === 0) form.change({ members: [recipient] });
  }, [recipient]);
  const change = (part: Partial<NominateForm>) => {
    form.change(part);
    setSent(null);
  };
  return (
    <>
      <PageHeader
        title="Nominate"
        intro={
          <CompanyWords
            contentKey="nominate"
            letters={185}
            otherwise="Choose who, tick what you saw, and tell us the story."
          />
        }
      />
      <div ref={top} tabIndex={-1} className={classes.top}>
        <NominationSent sent={sent} />
        {problem ? <FailureNote className={classes.problem}>{problem}</FailureNote> : null}
      </div>
      <form className={classes.columns} {...form.form}>
        <Card>
          <div className={classes.form}>
            <RecipientField
              label="Who do you want to nominate?"
              title="Choose who to nominate"
              listTitle="Recipients"
              allowsDivisions
              value={values.members}
              onChange={(members) => change({ members })}
              error={errors.members}
            />
            <BehaviourChoice value={values.nomCat} onChange={(nomCat) => change({ nomCat })} error={errors.nomCat} />
            <CountedTextarea
              label="Reason"
              description="What happened, for whom, and what was different afterwards?"
              required
              minRows={5}
              max={nominationReasonMax}
              value={values.reason}
              onChange={(reason) => change({ reason })}
              error={errors.reason}
            />
          </div>
        </Card>
        <NominationPreview form={values} />
        <div className={classes.actions}>
          <Button type="submit" size="md" isWaiting={isSending} icon={<IconSend2 aria-hidden size={20} />}>
            Submit
          </Button>
          <Button
            variant="default"
            size="md"
            aria-disabled={isSending}
            onClick={() => {
              form.reset();
              setSent(null);
            }}
          >
            Reset
          </Button>
        </div>
      </form>
    </>
  );
}
