import type { AsksSecond } from '@laurel/contract/calls/approvals';
import { AskedPeople, ToApprovals } from '#asking/SecondAsked.tsx';
import { namesWords } from '#lib/names.ts';
import { formatPoints } from '#lib/points.ts';
import { recipientName } from '#picker/recipient.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { Title } from '#ui/display/Title.tsx';
import { useArrival } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { pointsEach, type SentAward } from './award-form.ts';
import type { KindRules } from './award-kinds.ts';

interface AwardWaitsProps {
  rules: KindRules;
  sent: SentAward;
  second: AsksSecond;
  onAnother: () => void;
}

const namesShown = 8;

/** What waits for a second person: nobody has got anything yet. */
export function AwardWaits({ rules, sent: { form, answer }, second, onAnother }: AwardWaitsProps) {
  const page = useArrival<HTMLDivElement>();
  const pointsName = useMember().pointsName || 'Points';
  const names = form.recipients.map(recipientName);
  return (
    <div ref={page} className={layout.stack}>
      <p className={words.eyebrow}>{rules.title}</p>
      <Title name={`${rules.title}: waits`}>It waits for a second person</Title>
      <p className={words.soft} role="status">
        {answer.message}
      </p>
      <Facts>
        <LabelledValue label="Recipients">
          <bdi>{namesWords({ count: names.length, names: names.slice(0, namesShown) })}</bdi>
        </LabelledValue>
        <LabelledValue label="Points each">
          {formatPoints(pointsEach(rules, form) ?? 0)} {pointsName}
        </LabelledValue>
        <LabelledValue label="To be confirmed by">
          <AskedPeople seconds={second.seconds} />
        </LabelledValue>
      </Facts>
      <div className={layout.row}>
        <ToApprovals />
        <Button size="md" variant="default" onClick={onAnother}>
          Send Another
        </Button>
      </div>
    </div>
  );
}
