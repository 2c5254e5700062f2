import { say } from '@laurel/contract/say';
import type { Quote } from '@laurel/contract/shapes/quote';
import { othersWords } from '#asking/others-words.ts';
import { namesWords } from '#lib/names.ts';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { GroupError } from '#ui/fields/GroupError.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import * as texts from './texts.ts';
import type { Quoting } from './use-quote.ts';

/** Who is left out or not reached, that the quote has changed, or why there is none. */
export function QuoteNotes({ quoting, changed }: { quoting: Quoting; changed: string }) {
  const { quote, problem, retry } = quoting;
  return (
    <>
      <GroupError error={changed} />
      {quote
        ? remarksOf(quote).map((remark) => (
            <p key={remark} className={words.facts}>
              {remark}
            </p>
          ))
        : null}
      {problem ? (
        <div className={layout.row}>
          <p role="alert">{problem}</p>
          <Button size="xs" variant="default" onClick={retry}>
            {say(common.tryAgain)}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** What the giver should know before sending: that it waits for somebody else, who is left out, and whom no message reaches. */
export function remarksOf({ steps, missing, leavesOutSelf, notRegistered, unreachable }: Quote): string[] {
  const remarks = [];
  if (missing > 0) remarks.push(say(texts.missingAsked, { points: missing }));
  const others = othersWords(steps);
  if (others) remarks.push(others);
  if (leavesOutSelf) remarks.push(say(texts.selfLeftOut));
  if (notRegistered.count > 0) remarks.push(say(texts.notRegistered, { names: namesWords(notRegistered) }));
  if (unreachable.count > 0) remarks.push(say(texts.unreachable, { names: namesWords(unreachable) }));
  return remarks;
}
