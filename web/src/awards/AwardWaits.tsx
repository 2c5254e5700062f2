import type { AsksSecond } from '@laurel/contract/calls/approvals';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';
import { AskedPeople, ToApprovals } from '#asking/SecondAsked.tsx';
import { pointsEach, type SentAward } from '#giving/award-form.ts';
import type { KindRules } from '#giving/award-kinds.ts';
import { namesWords } from '#lib/names.ts';
import * as common from '#lib/texts.ts';
import { recipientName } from '#picker/recipient.ts';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { Title } from '#ui/display/Title.tsx';
import { useArrival } from '#ui/focus/arrival.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import * as texts from './texts.ts';

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
  const each = pointsEach(rules, form) ?? 0;
  const pointsName = useMember().pointsName || say(common.points);
  const names = form.recipients.map(recipientName);
  return (
    <div ref={page} className={layout.stack}>
      <p className={words.eyebrow}>{rules.title}</p>
      <Title name={say(texts.waitsTab, { screen: rules.title })}>{say(texts.waitsForSecond)}</Title>
      <p className={words.soft} role="status">
        {answer.message}
      </p>
      <Facts>
        <LabelledValue label={say(common.recipients)}>
          <bdi>{namesWords({ count: names.length, names: names.slice(0, namesShown) })}</bdi>
        </LabelledValue>
        <LabelledValue label={say(texts.pointsEach)}>
          {say(common.amount, { points: each, pointsName: pointsNamed(each, pointsName) })}
        </LabelledValue>
        <LabelledValue label={say(texts.confirmedBy)}>
          <AskedPeople seconds={second.seconds} />
        </LabelledValue>
      </Facts>
      <div className={layout.row}>
        <ToApprovals />
        <Button size="md" variant="default" onClick={onAnother}>
          {say(texts.sendAnother)}
        </Button>
      </div>
    </div>
  );
}
