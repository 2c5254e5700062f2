import '#api/late-rows.ts';
import type { Reactions } from '@laurel/contract/calls/recognition/reactions';
import { type ReactionKind, reactionKinds } from '@laurel/contract/programme/reaction-kinds';
import { listed } from '@laurel/contract/rules/listed';
import { say } from '@laurel/contract/say';
import { IconHeartHandshake, IconMoodPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { Button, PassingButton } from '#ui/buttons/Button.tsx';
import { focusOn } from '#ui/focus/focus.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import { late } from '#ui/states/late.tsx';
import { ReactionSign } from './ReactionSign.tsx';
import classes from './Reactions.module.css';
import { reactedWords, reactionWords } from './reaction-words.ts';
import * as texts from './texts.ts';
import { useAnswered } from './use-answered.ts';

const ReactionsDialog = late(() => import('./ReactionsDialog.tsx').then((m) => m.ReactionsDialog));

interface ReactionBarProps {
  reactions: Reactions;
  /** Who gave what one reacts to. */
  giver: string;
  /** What else one does there. */
  beside?: ReactNode;
}

/** What one says with one touch to what was given, and who else said something. Who received it thanks its giver here. */
export function ReactionBar({ reactions: read, giver, beside }: ReactionBarProps) {
  const id = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [reactions, setReactions] = useAnswered(read);
  const { place, mine, mayThank } = reactions;
  const react = useCallMutation('setreaction', {
    send: (reaction: ReactionKind | null) => call('setreaction', { place, reaction }),
    errors: 'screen',
    onSuccess: (answer) => setReactions(answer.reactions),
  });
  const choose = (reaction: ReactionKind | null) => {
    if (!react.isPending) react.mutate(reaction);
  };
  const close = () => {
    setOpen(false);
    focusOn(chooser.current);
  };
  const shown = react.isPending ? react.variables : mine;
  return (
    <div className={classes.bar}>
      <div className={classes.row}>
        <Button
          ref={chooser}
          variant="default"
          size="xs"
          icon={shown ? <ReactionSign kind={shown} size={20} /> : <IconMoodPlus aria-hidden size={18} stroke={1.7} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {shown ? reactionWords(shown) : say(texts.react)}
        </Button>
        {mayThank && mine !== 'grateful' ? (
          <PassingButton
            beside={chooser}
            className={classes.thank}
            variant="soft"
            size="xs"
            icon={<IconHeartHandshake aria-hidden size={16} stroke={1.8} />}
            isWaiting={react.isPending && react.variables === 'grateful'}
            onClick={() => choose('grateful')}
          >
            {say(texts.thankGiver, { name: giver })}
          </PassingButton>
        ) : null}
        {beside}
        <WhoReacted reactions={reactions} />
      </div>
      <div id={id} className={classes.place}>
        {isOpen ? <Choices mine={shown} onChoose={choose} onClose={close} /> : null}
      </div>
      {mayThank && mine === 'grateful' ? (
        <p role="status" className={classes.thanked}>
          {say(texts.thanked, { name: giver })}
        </p>
      ) : null}
      {react.error ? <FailureNote>{errorWords(react.error)}</FailureNote> : null}
    </div>
  );
}

interface ChoicesProps {
  mine: ReactionKind | null;
  onChoose: (reaction: ReactionKind | null) => void;
  onClose: () => void;
}

/** The six, of which the one that was chosen is taken back by choosing it again. */
function Choices({ mine, onChoose, onClose }: ChoicesProps) {
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const buttons = place.current?.querySelectorAll('button');
    focusOn([...(buttons ?? [])].find((one) => one.ariaPressed === 'true') ?? buttons?.[0]);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <fieldset ref={place} aria-label={say(texts.reactions)} className={classes.choices} onKeyDown={onKeyDown}>
      {reactionKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={classes.choice}
          aria-pressed={kind === mine}
          onClick={() => {
            onChoose(kind === mine ? null : kind);
            onClose();
          }}
        >
          <ReactionSign kind={kind} size={34} />
          {reactionWords(kind)}
        </button>
      ))}
    </fieldset>
  );
}

/** Signs of what was said most, who said something, and the way to all of them. */
function WhoReacted({ reactions }: { reactions: Reactions }) {
  const [isOpen, setOpen] = useState(false);
  const { kinds, count, place } = reactions;
  if (count === 0) return null;
  return (
    <>
      <button type="button" className={classes.who} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={classes.signs}>
          {kinds.slice(0, 3).map((kind) => (
            <ReactionSign key={kind} kind={kind} />
          ))}
        </span>
        <span className="visually-hidden">{listed(kinds.map(reactionWords))}: </span>
        {reactedWords(reactions)}
      </button>
      {isOpen ? <ReactionsDialog place={place} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
