import type { FormErrors } from '@laurel/contract/errors';
import { isOn } from '@laurel/contract/programme/features';
import { programme } from '@laurel/contract/programme/programme';
import { say } from '@laurel/contract/say';
import { IconSend2 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { CompanyWords } from '#blocks/CompanyWords.tsx';
import { useCallForm } from '#form/use-call-form.ts';
import * as common from '#lib/texts.ts';
import { BehaviourChoice } from '#nominating/BehaviourChoice.tsx';
import { NominationPreview } from '#nominating/NominationPreview.tsx';
import {
  emptyForm,
  fittingForm,
  isBegun,
  type NominateForm,
  nominationOf,
  type SentNomination,
} from '#nominating/nominate-form.ts';
import { NominationSent } from '#outcomes/NominationSent.tsx';
import { useLinkedChoice } from '#picker/linked-recipient.ts';
import { RecipientField } from '#picker/RecipientField.tsx';
import { recipientName } from '#picker/recipient.ts';
import { useParams } from '#router/router.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { focusNews } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import { celebrate } from '#ui/overlays/celebrate.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { late } from '#ui/states/late.tsx';
import * as texts from './texts.ts';

const SeenBy = late(() => import('#feed/SeenBy.tsx').then((m) => m.SeenBy));

/** A new address names another person, and begins a new form. */
export function NominatePage() {
  const { selectedMemberId } = useParams();
  return <NominateScreen key={selectedMemberId ?? ''} memberId={selectedMemberId} />;
}

const rules = () => import('@laurel/contract/calls/nominations/newnom').then(({ newnom }) => newnom);

function NominateScreen({ memberId }: { memberId: string | undefined }) {
  const { top, sent, problem, form, change, reset } = useNomination(memberId);
  return (
    <>
      <PageHeader
        title={say(common.nominate)}
        intro={<CompanyWords contentKey="nominate" letters={185} otherwise={say(texts.nominateIntro)} />}
      />
      <div ref={top} tabIndex={-1} className={layout.news}>
        <div role="status">
          {sent ? <NominationSent answer={sent.answer} names={sent.members.map(recipientName)} /> : null}
        </div>
      </div>
      {problem ? <FailureNote className={layout.above}>{problem}</FailureNote> : null}
      <form className={layout.columns} {...form.form}>
        <Card>
          <NominationFields values={form.values} errors={form.errors} onChange={change} />
        </Card>
        <NominationPreview form={form.values} />
        <div className={layout.row}>
          <Button type="submit" size="md" isWaiting={form.isSending} icon={<IconSend2 aria-hidden size={20} />}>
            {say(common.submit)}
          </Button>
          <Button variant="default" size="md" aria-disabled={form.isSending} onClick={reset}>
            {say(common.reset)}
          </Button>
        </div>
      </form>
    </>
  );
}

/** The form for whom the address names, and what was sent with it last. */
function useNomination(memberId: string | undefined) {
  const [sent, setSent] = useState<SentNomination | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const form = useCallForm({
    name: 'newnom',
    rules,
    empty: emptyForm,
    draft: {
      place: `nominate.${memberId ?? ''}`,
      isBegun: (filled) => isBegun(filled, memberId),
      fitting: fittingForm,
    },
    key: 'nominate',
    inputOf: nominationOf,
    onSent: (answer, { members }) => {
      setSent({ members, answer });
      form.reset();
      celebrate();
      focusNews(top);
    },
  });
  const { recipient, problem } = useLinkedChoice(memberId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the person is found
  useEffect(() => {
    if (recipient && form.values.members.length === 0) form.change({ members: [recipient] });
  }, [recipient]);
  const change = (part: Partial<NominateForm>) => {
    form.change(part);
    setSent(null);
  };
  const reset = () => {
    form.reset();
    setSent(null);
  };
  return { top, sent, problem, form, change, reset };
}

interface NominationFieldsProps {
  values: NominateForm;
  errors: FormErrors;
  onChange: (part: Partial<NominateForm>) => void;
}

/** Whom, for what, and the story. */
function NominationFields({ values, errors, onChange }: NominationFieldsProps) {
  const hasFeed = isOn('feed', useMember());
  return (
    <div className={layout.sections}>
      <RecipientField
        label={say(texts.whom)}
        title={say(common.chooseWhom)}
        listTitle={say(common.recipients)}
        allowsDivisions
        value={values.members}
        onChange={(members) => onChange({ members })}
        error={errors.members}
      />
      <BehaviourChoice value={values.nomCat} onChange={(nomCat) => onChange({ nomCat })} error={errors.nomCat} />
      <CountedTextarea
        label={say(common.reason)}
        description={say(texts.reasonHint)}
        required
        minRows={5}
        max={programme().characters.nomination}
        value={values.reason}
        onChange={(reason) => onChange({ reason })}
        error={errors.reason}
      />
      {hasFeed && values.members.length > 0 ? (
        <SeenBy recipients={values.members.map(({ memberId }) => memberId)} />
      ) : null}
    </div>
  );
}
