import type { GroupCard } from '@laurel/contract/calls/groupcards/groupcard';
import type { Signature } from '@laurel/contract/calls/groupcards/signature';
import { say } from '@laurel/contract/say';
import { useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { ReportContent } from '#feed/ReportContent.tsx';
import * as common from '#lib/texts.ts';
import { ColleagueFace } from '#people/ColleagueFace.tsx';
import { ColleagueLink } from '#people/ColleagueLink.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { SignatureDrawing } from '#ui/drawing/SignatureDrawing.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { groupCardPicture } from '../few-paths.ts';
import classes from './GroupCards.module.css';
import * as texts from './texts.ts';

/** What each signed: the first of them, and the others when they are asked for. */
export function SignatureGrid({ card: { cardId, list: first, next: behindFirst } }: { card: GroupCard }) {
  const [more, setMore] = useState<Pick<GroupCard, 'list' | 'next'>>();
  const [asking, setAsking] = useState<'no' | 'waits' | Error>('no');
  const grid = useRef<HTMLUListElement>(null);
  const list = [...first, ...(more?.list ?? [])];
  const next = more ? more.next : behindFirst;
  const ask = async (after: string) => {
    if (asking === 'waits') return;
    setAsking('waits');
    try {
      const found = await call('groupcard', { cardId, after });
      setMore({ list: [...(more?.list ?? []), ...found.list], next: found.next });
      setAsking('no');
      // The button may have gone: the first of the new ones has the focus.
      requestAnimationFrame(() => focusOn(grid.current?.children[list.length]));
    } catch (error) {
      setAsking(error as Error);
    }
  };
  if (list.length === 0) return <p className={words.soft}>{say(texts.nobodyYet)}</p>;
  return (
    <section className={layout.stack} aria-label={say(texts.signatures)}>
      <ul ref={grid} className={classes.grid} data-few={list.length < 3 || undefined}>
        {list.map((signature) => (
          <Signed key={signature.signatureId} signature={signature} />
        ))}
      </ul>
      {asking instanceof Error ? <FailureNote>{errorWords(asking)}</FailureNote> : null}
      {next === null ? null : (
        <Button variant="default" size="md" isWaiting={asking === 'waits'} onClick={() => void ask(next)}>
          {say(common.showMore)}
        </Button>
      )}
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
