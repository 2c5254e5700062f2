import { isOn } from '@laurel/contract/programme/features';
import { SeenBy } from '#feed/SeenBy.tsx';
import { givingOf } from '#giving/award-kinds.ts';
import { Cost } from '#giving/Cost.tsx';
import { PointsField } from '#giving/PointsField.tsx';
import { ReasonChoice } from '#giving/ReasonChoice.tsx';
import { SendByChoice } from '#giving/SendByChoice.tsx';
import { BehaviourChoice } from '#nominating/BehaviourChoice.tsx';
import type { useThanks } from './use-thanks.ts';

interface KindFieldsProps {
  thanks: ReturnType<typeof useThanks>;
}

/** What a kind asks for beside people and words, and what it costs, before it is sent. */
export function KindFields({ thanks }: KindFieldsProps) {
  return thanks.kind === 'nomination' ? <OfNomination thanks={thanks} /> : <OfAward thanks={thanks} />;
}

function OfNomination({ thanks: { member, values, errors, change } }: KindFieldsProps) {
  const { recipients } = values;
  return (
    <>
      <BehaviourChoice
        look="pills"
        value={values.behaviours}
        onChange={(behaviours) => change({ behaviours })}
        error={errors.behaviours}
      />
      {recipients.length > 0 && isOn('feed', member) ? (
        <SeenBy recipients={recipients.map(({ memberId }) => memberId)} />
      ) : null}
    </>
  );
}

function OfAward({ thanks }: KindFieldsProps) {
  const { rules, award, errors, change, values, each, quoting, changed } = thanks;
  return (
    <>
      <ReasonChoice
        look="pills"
        reasons={rules.reasons}
        value={award.reason}
        onChange={(reason) => change({ reason })}
        error={errors.reason}
      />
      <PointsField
        giving={givingOf(rules, award.reason)}
        reason={award.reason}
        value={award.points}
        onChange={(points) => change({ points })}
        error={errors.points}
      />
      {rules.ways.length > 1 ? (
        <SendByChoice
          ways={rules.ways}
          value={values.sendBy}
          onChange={(sendBy) => change({ sendBy })}
          error={errors.sendBy}
        />
      ) : null}
      {/* A card costs nothing, and goes to nobody yet. */}
      {rules.kind === 'thankyou' && values.recipients.length === 0 ? null : (
        <Cost kind={rules.kind} award={{ form: { values: award, errors, change }, each, quoting, changed }} />
      )}
    </>
  );
}
