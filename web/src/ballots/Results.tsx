import type { Ballot } from '@laurel/contract/calls/ballots/ballot';
import { say } from '@laurel/contract/say';
import { Face } from '#people/Face.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import classes from './Ballots.module.css';
import * as texts from './texts.ts';

/** How many voted for whom, and why; who has the most first. */
export function Results({ ballot: { entries, votes, winnerId, voters, decidedBy, decision } }: { ballot: Ballot }) {
  if (!votes) return null;
  const all = votes.length;
  const sorted = entries.toSorted((a, b) => (b.votes ?? 0) - (a.votes ?? 0));
  return (
    <div className={layout.stack}>
      <p className={words.soft}>{say(texts.turnout, { voted: all, voters })}</p>
      <ol className={classes.results} aria-label={say(texts.result)}>
        {sorted.map((entry) => (
          <li key={entry.lineId}>
            <Face name={entry.memberName} picId={entry.picId} size={48} />
            <div className={layout.lines}>
              <p className={layout.row}>
                <bdi className={words.name}>{entry.memberName}</bdi>
                {entry.lineId === winnerId ? <Badge>{say(texts.winner)}</Badge> : null}
                {entry.hasLeft ? <Badge tone="quiet">{say(texts.left)}</Badge> : null}
              </p>
              <div className={classes.bar}>
                <progress aria-hidden className={layout.progress} max={Math.max(all, 1)} value={entry.votes ?? 0} />
                <span>{say(texts.votes, { count: entry.votes ?? 0 })}</span>
              </div>
              <ul className={classes.voters}>
                {votes
                  .filter(({ lineId }) => lineId === entry.lineId)
                  .map((vote) => (
                    <li key={vote.voter}>
                      <bdi className={words.facts}>{vote.voter}</bdi>
                      {vote.words ? (
                        <blockquote dir="auto" className={words.quote}>
                          {vote.words}
                        </blockquote>
                      ) : null}
                    </li>
                  ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
      {decidedBy ? (
        <section className={layout.tray}>
          <h3 className={words.name}>{say(texts.decidedBetweenEquals, { name: decidedBy })}</h3>
          <blockquote dir="auto" className={words.quote}>
            {decision}
          </blockquote>
        </section>
      ) : null}
    </div>
  );
}
