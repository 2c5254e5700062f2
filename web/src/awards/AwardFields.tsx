import type { AwardKind } from '@laurel/contract/limits';
import { IconSend2 } from '@tabler/icons-react';
import { useMember } from '#session/member.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { paths } from '../paths.ts';
import { AdhocBudget } from './AdhocBudget.tsx';
import { AwardChoices } from './AwardChoices.tsx';
import { AwardPreview } from './AwardPreview.tsx';
import { CostNote } from './CostNote.tsx';
import type { useAward } from './use-award.ts';

interface AwardFieldsProps {
  kind: AwardKind;
  award: ReturnType<typeof useAward>;
}

export function AwardFields({ kind, award }: AwardFieldsProps) {
  const { asks, form, each, linkProblem, errors } = award;
  const { values, change, isSending } = form;
  const [onlyReason = '', ...others] = asks.reasons;
  const hasEyebrow = others.length === 0 && onlyReason !== asks.title;
  return (
    <>
      <PageHeader
        title={asks.title}
        {...(hasEyebrow && { eyebrow: onlyReason })}
        intro={asks.intro}
        actions={
          kind === 'payitforward' ? (
            <ButtonLink variant="default" to={paths.payItForwardStatement}>
              Statement
            </ButtonLink>
          ) : null
        }
      />
      {linkProblem ? <FailureNote className={layout.above}>{linkProblem}</FailureNote> : null}
      <form className={layout.columns} {...form.form}>
        <Card>
          <div className={layout.sections}>
            <AwardChoices rules={asks} form={values} errors={errors} onChange={change} />
            <Cost kind={kind} award={award} />
          </div>
        </Card>
        <AwardPreview rules={asks} form={values} points={each ?? 0} />
        <div>
          <Button type="submit" size="md" isWaiting={isSending} icon={<IconSend2 aria-hidden size={20} />}>
            Send
          </Button>
        </div>
      </form>
    </>
  );
}

/** From the points to award there is a budget to watch; the others say what it costs, and whom. */
function Cost({ kind, award }: AwardFieldsProps) {
  const { form, each, quoting, changed } = award;
  const { awardsPointsAvailableMng } = useMember();
  const counted = { each, hasPeople: form.values.recipients.length > 0, quoting, changed };
  if (kind === 'adhoc') return <AdhocBudget before={awardsPointsAvailableMng} {...counted} />;
  return <CostNote kind={kind} {...counted} />;
}
