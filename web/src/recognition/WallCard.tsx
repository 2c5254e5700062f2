import type { WallRow } from '@laurel/contract/calls/recognition/walloffame';
import { wallWordsMax } from '@laurel/contract/limits';
import { isOn } from '@laurel/contract/programme/features';
import { valueWords } from '@laurel/contract/programme/value-words';
import { textLength } from '@laurel/contract/rules/text-length';
import { say } from '@laurel/contract/say';
import { IconTrophy } from '@tabler/icons-react';
import { formatMonth } from '#lib/dates.ts';
import { rich } from '#lib/rich.ts';
import { PersonCard } from '#people/PersonCard.tsx';
import { samePerson } from '#people/who.ts';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { unseen } from '#ui/layout/tags.tsx';
import words from '#ui/layout/words.module.css';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';
import classes from './Wall.module.css';

/** At the end of what was cut off. */
const halfWord = /\s+\S*$/u;

/** Somebody on the wall: why they hang there, in whose reading all may join. */
export function WallCard({ row }: { row: WallRow }) {
  const { what, value, date, words: beginning, wordsLanguage, place } = row;
  const isWhole = textLength(beginning) < wallWordsMax;
  const said = isWhole ? beginning : say(texts.goesOn, { beginning: beginning.replace(halfWord, '') });
  return (
    <PersonCard
      person={row}
      look="portrait"
      className={classes.card}
      actions={place ? <Joining row={row} /> : undefined}
    >
      <p className={classes.why}>
        {what === 'won' ? (
          <Badge tone="gold">
            <IconTrophy aria-hidden size={16} stroke={1.8} />
            {say(texts.winner)}
          </Badge>
        ) : null}
        {value ? (
          <span className={words.kind} dir="auto">
            {valueWords(value)}
          </span>
        ) : null}
        <time dateTime={date} className={words.facts}>
          {formatMonth(date)}
        </time>
      </p>
      {said ? (
        <blockquote lang={wordsLanguage || undefined} dir="auto" className={`${words.quote} ${classes.words}`}>
          {said}
        </blockquote>
      ) : null}
    </PersonCard>
  );
}

/** Where all of it stands: there one reacts and writes. */
function Joining({ row: { memberId, memberName: name, place } }: { row: WallRow }) {
  const own = useMember();
  const isOwn = samePerson(memberId, own.memberId);
  const mayJoin = !isOwn && (isOn('reactions', own) || isOn('comments', own));
  return (
    <ButtonLink variant="default" size="sm" to={paths.recognitionItem(place)}>
      {rich(mayJoin ? texts.congratulate : texts.readOn, { name, unseen })}
    </ButtonLink>
  );
}
