import type { AwardKind } from '@laurel/contract/points';
import { programme } from '@laurel/contract/programme/programme';
import { valueWords } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import { IconSend2 } from '@tabler/icons-react';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import { BoneCard } from '#ui/states/Bone.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { late } from '#ui/states/late.tsx';
import { paths } from '../paths.ts';
import { AwardChoices } from './AwardChoices.tsx';
import * as texts from './texts.ts';
import type { useAward } from './use-award.ts';

/** The form does not wait for its picture, nor does it miss one that never comes. */
const AwardPreview = late(() => import('#giving/AwardPreview.tsx').then((m) => m.AwardPreview), {
  waiting: <BoneCard height="26rem" of="picture" />,
  instead: () => null,
});

const Cost = late(() => import('#giving/Cost.tsx').then((m) => m.Cost), { waiting: <BoneCard height="5rem" /> });

interface AwardFieldsProps {
  kind: AwardKind;
  award: ReturnType<typeof useAward>;
}

export function AwardFields({ kind, award }: AwardFieldsProps) {
  const { asks, form, each, linkProblem, errors } = award;
  const { values, change, isSending } = form;
  const [onlyReason = '', ...others] = asks.reasons;
  // The title says thanks already.
  const hasEyebrow = others.length === 0 && onlyReason !== programme().celebrate.thankYou.name;
  return (
    <>
      <PageHeader
        title={asks.title}
        {...(hasEyebrow && { eyebrow: valueWords(onlyReason) })}
        intro={asks.intro}
        actions={
          kind === 'payitforward' ? (
            <ButtonLink variant="default" to={paths.payItForwardStatement}>
              {say(texts.statement)}
            </ButtonLink>
          ) : null
        }
      />
      {linkProblem ? <FailureNote className={layout.above}>{linkProblem}</FailureNote> : null}
      <form className={layout.columns} {...form.form}>
        <Card>
          <div className={layout.sections}>
            <AwardChoices rules={asks} form={values} errors={errors} onChange={change} />
            {/* A card costs nothing, and says nothing that the form does not before it goes to somebody. */}
            {kind === 'thankyou' && values.recipients.length === 0 ? null : <Cost kind={kind} award={award} />}
          </div>
        </Card>
        <AwardPreview rules={asks} form={values} points={each ?? 0} />
        <div>
          <Button type="submit" size="md" isWaiting={isSending} icon={<IconSend2 aria-hidden size={20} />}>
            {say(texts.send)}
          </Button>
        </div>
      </form>
    </>
  );
}
