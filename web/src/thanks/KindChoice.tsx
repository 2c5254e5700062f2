import { holds } from '@laurel/contract/access';
import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { say } from '@laurel/contract/say';
import { IconAward, IconCoins, IconHeartHandshake, IconMail } from '@tabler/icons-react';
import * as common from '#lib/texts.ts';
import { Choice, type Offer } from '#ui/fields/Choice.tsx';
import words from '#ui/layout/words.module.css';
import type { ThanksKind } from './kinds.ts';
import * as texts from './texts.ts';

interface KindChoiceProps {
  member: MemberData;
  kinds: readonly ThanksKind[];
  /** Those that can be chosen for whom it is for. */
  possible: readonly ThanksKind[];
  value: ThanksKind;
  onChange: (kind: ThanksKind) => void;
}

/** What the thanks become, what each costs and what follows of it. */
export function KindChoice({ member, kinds, possible, value, onChange }: KindChoiceProps) {
  return (
    <div>
      <Choice
        label={say(texts.becomes)}
        look="cards"
        offers={possible.map((kind) => offerOf(kind, member))}
        value={value}
        onChange={onChange}
      />
      <div role="status">
        {possible.length < kinds.length ? <p className={words.facts}>{say(texts.foreignDivision)}</p> : null}
      </div>
    </div>
  );
}

function offerOf(kind: ThanksKind, member: MemberData): Offer<ThanksKind> {
  const { awardsPointsAvailable: own, awardsPointsAvailableMng: budget } = member;
  switch (kind) {
    case 'thankyou':
      return { value: kind, label: say(texts.card), words: say(texts.cardHint), icon: <IconMail {...sign} /> };
    case 'payitforward':
      return {
        ...{ value: kind, label: say(common.payItForward), icon: <IconHeartHandshake {...sign} /> },
        words: say(texts.ownPoints, { points: own }),
      };
    case 'adhoc':
      return {
        ...{ value: kind, label: say(common.adhocRecognition), icon: <IconCoins {...sign} /> },
        words: holds(member, 'manager') ? say(texts.budgetPoints, { points: budget }) : say(texts.lentPoints),
      };
    case 'nomination':
      return {
        ...{ value: kind, label: say(texts.nomination), icon: <IconAward {...sign} /> },
        words: say(texts.nominationHint),
      };
  }
}

const sign = { 'aria-hidden': true, size: 24, stroke: 1.6 } as const;
