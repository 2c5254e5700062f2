import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { GroupError } from '#ui/fields/GroupError.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { remarksOf } from './remarks.ts';
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
