import { accountWords } from '@laurel/contract/programme/correction-words';
import { mergerKindWords } from '@laurel/contract/programme/merger-words';
import { say } from '@laurel/contract/say';
import type { MergerAccount } from '@laurel/contract/shapes/merger';
import { formatPoints } from '#lib/points.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SmallTable } from '#ui/tables/SmallTable.tsx';
import * as texts from './texts.ts';

interface AccountProps {
  account: MergerAccount;
  /** Member numbers. */
  stays: string;
  doubled: string;
  isTurning?: boolean;
}

/** What both have before and after, and of each kind of thing how many go over. */
export function Account({ account, stays, doubled, isTurning = false }: AccountProps) {
  const { lines } = account;
  return (
    <div className={layout.stack} aria-busy={isTurning} role="status">
      <SmallTable label={say(texts.points)} isNamed columns={[say(texts.account), say(texts.before), say(texts.after)]}>
        {(['wallet', 'pot'] as const).flatMap((kind) =>
          [
            { number: stays, balance: account.stays[kind] },
            { number: doubled, balance: account.doubled[kind] },
          ]
            .filter(({ balance }) => balance.before !== null || balance.after !== null)
            .map(({ number, balance }) => (
              <tr key={`${kind} ${number}`}>
                <th scope="row">{say(texts.ofNumber, { account: say(accountWords[kind]), number })}</th>
                <td>{figure(balance.before)}</td>
                <td>{figure(balance.after)}</td>
              </tr>
            )),
        )}
      </SmallTable>
      {lines.length > 0 ? (
        <SmallTable
          label={say(texts.whatHappens)}
          isNamed
          columns={[say(texts.what), say(texts.goesOver), say(texts.together)]}
        >
          {lines.map(({ kind, moves, together }) => (
            <tr key={kind}>
              <th scope="row">{say(mergerKindWords[kind])}</th>
              <td>{formatPoints(moves)}</td>
              <td>{together > 0 ? formatPoints(together) : '–'}</td>
            </tr>
          ))}
        </SmallTable>
      ) : null}
      {lines.some(({ together }) => together > 0) ? <p className={words.facts}>{say(texts.togetherMeans)}</p> : null}
    </div>
  );
}

const figure = (points: number | null) => (points === null ? '–' : formatPoints(points));
