import type { GroupCard } from '@laurel/contract/calls/groupcards/groupcard';
import type { Signature } from '@laurel/contract/calls/groupcards/signature';
import { say } from '@laurel/contract/say';
import { useCallback, useRef } from 'react';
import { call } from '#api/call.ts';
import { ReportContent } from '#feed/ReportContent.tsx';
import { More } from '#lists/More.tsx';
import { useMore } from '#lists/use-more.ts';
import { useRest } from '#lists/use-rest.ts';
import { ColleagueFace } from '#people/ColleagueFace.tsx';
import { ColleagueLink } from '#people/ColleagueLink.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { SignatureDrawing } from '#ui/drawing/SignatureDrawing.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { groupCardPicture } from '../few-paths.ts';
import classes from './GroupCards.module.css';
import * as texts from './texts.ts';

/** What each signed: the first of them, and the others when they are asked for. */
export function SignatureGrid({ card }: { card: GroupCard }) {
  const grid = useRef<HTMLUListElement>(null);
  const { list, query, fetchNextPage } = useRest(card, (after) => call('groupcard', { cardId: card.cardId, after }));
  const at = useCallback((place: number) => grid.current?.children[place], []);
  const more = useMore({ shown: list.length, at, fetchNextPage });
  if (list.length === 0) return <p className={words.soft}>{say(texts.nobodyYet)}</p>;
  return (
    <section className={layout.stack} aria-label={say(texts.signatures)}>
      <ul ref={grid} className={classes.grid} data-few={list.length < 3 || undefined}>
        {list.map((signature) => (
          <Signed key={signature.signatureId} signature={signature} />
        ))}
      </ul>
      <More query={query} onMore={more} />
    </section>
  );
}

function Signed({ signature }: { signature: Signature }) {
  const { signatureId, by, text, language, picId, strokes, script, isOwn, isHidden, isReported } = signature;
  const name = by.memberName;
  return (
    <li className={`${layout.surface} ${classes.signature}`} tabIndex={-1}>
      {picId === '' ? null : (
        <Picture
          className={classes.picture}
          src={groupCardPicture(picId)}
          width={640}
          height={480}
          alt={say(texts.picturesOf, { name })}
        />
      )}
      {text === '' ? null : (
        <p dir="auto" lang={language || undefined} className={classes.words}>
          {text}
        </p>
      )}
      {strokes.length > 0 ? <SignatureDrawing strokes={strokes} label={say(texts.drawnBy, { name })} /> : null}
      {script === '' ? null : (
        <p dir="auto" className={classes.script}>
          {script}
        </p>
      )}
      <div className={classes.signer}>
        <ColleagueFace person={by} size={34} />
        <span dir="auto" className={words.name}>
          <ColleagueLink memberId={by.memberId}>{name}</ColleagueLink>
        </span>
      </div>
      {isHidden ? <p className={words.facts}>{say(texts.hidden)}</p> : null}
      {isOwn ? null : (
        <div className={classes.report}>
          <ReportContent of="signature" id={signatureId} isReported={isReported} />
        </div>
      )}
    </li>
  );
}
