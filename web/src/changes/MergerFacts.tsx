import { accountWords } from '@laurel/contract/programme/correction-words';
import { mergerKindWords } from '@laurel/contract/programme/merger-words';
import { listed } from '@laurel/contract/rules/listed';
import { say } from '@laurel/contract/say';
import type { MergerAccount } from '@laurel/contract/shapes/merger';
import * as common from '#lib/texts.ts';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import * as texts from './texts.ts';

/** What a merger of two accounts moves, in a few lines. */
export function MergerFacts({ account }: { account: MergerAccount }) {
  const moves = counts(account.lines.map(({ kind, moves: count }) => ({ kind, count })));
  const together = counts(account.lines.map(({ kind, together: count }) => ({ kind, count })));
  return (
    <Facts look="beside">
      <LabelledValue label={say(common.points)}>{pointsWords(account)}</LabelledValue>
      {moves ? <LabelledValue label={say(texts.goesOver)}>{moves}</LabelledValue> : null}
      {together ? <LabelledValue label={say(texts.fallsTogether)}>{together}</LabelledValue> : null}
    </Facts>
  );
}

function counts(each: { kind: MergerAccount['lines'][number]['kind']; count: number }[]): string {
  const some = each.filter(({ count }) => count > 0);
  return listed(some.map(({ kind, count }) => say(texts.mergedCount, { what: say(mergerKindWords[kind]), count })));
}

function pointsWords({ stays, doubled }: MergerAccount): string {
  const kinds = (['wallet', 'pot'] as const).filter((kind) => stays[kind].after !== null);
  return listed(
    kinds.map((kind) =>
      say(texts.pointsAfter, {
        account: say(accountWords[kind]),
        before: stays[kind].before ?? 0,
        other: doubled[kind].before ?? 0,
        after: stays[kind].after ?? 0,
      }),
    ),
  );
}
