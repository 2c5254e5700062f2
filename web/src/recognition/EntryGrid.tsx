import type { RecognitionEntry } from '@laurel/contract/calls/recognition/recognition-entry';
import { nameFor } from '@laurel/contract/formats';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { designOf } from '@laurel/contract/rules/card-design';
import { say } from '@laurel/contract/say';
import { IconLaurelWreath } from '@tabler/icons-react';
import { formatDate } from '#lib/dates.ts';
import { rich } from '#lib/rich.ts';
import * as common from '#lib/texts.ts';
import { Face } from '#people/Face.tsx';
import { useMember } from '#session/member.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import layout from '#ui/layout/layout.module.css';
import { strong } from '#ui/layout/tags.tsx';
import words from '#ui/layout/words.module.css';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { cardPicture, illustrations } from '../paths.ts';
import { kindWords, type Side } from './entries.ts';
import classes from './MyRecognition.module.css';
import * as texts from './texts.ts';

interface EntryGridProps {
  side: Side;
  month: string;
  entries: readonly RecognitionEntry[];
  onShow: (entry: RecognitionEntry) => void;
}

/** The cards of a month on one side; pressing one opens it. */
export function EntryGrid({ side, month, entries, onShow }: EntryGridProps) {
  const pointsName = useMember().pointsName || say(common.points);
  if (entries.length === 0) return <NoEntries side={side} month={month} />;
  return (
    <Grid min="15.5rem">
      {entries.map((entry, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the answer has no id, and one person may write twice in a second
        <li key={`${entry.date} ${place}`}>
          <button
            type="button"
            className={`${layout.surface} ${classes.entry}`}
            onClick={() => onShow(entry)}
            aria-haspopup="dialog"
          >
            <img
              className={layout.drawing}
              src={cardPicture(designOf(entry.value).drawing)}
              alt=""
              width={320}
              height={180}
              loading="lazy"
            />
            <span className={classes.words}>
              <span className={words.name}>{designOf(entry.value).headline}</span>
              <span className={layout.row}>
                <EntryFace entry={entry} />
                <span className={classes.whom}>
                  {rich(entry.isFrom ? texts.toWhom : texts.fromWhom, {
                    name: entry.isFrom ? entry.memberName : nameFor(entry.memberName, entry.forMember),
                    strong,
                  })}
                </span>
              </span>
              <span className={`${layout.ends} ${words.facts}`}>
                <time dateTime={entry.date}>{formatDate(entry.date)}</time>
                <span>{entry.boosts ? say(texts.pointsAdded) : kindWords(entry.type)}</span>
              </span>
            </span>
            {entry.isWithdrawn ? (
              <span className={classes.points}>
                <Badge>{say(texts.withdrawn)}</Badge>
              </span>
            ) : entry.points > 0 ? (
              <span className={classes.points}>
                <Badge tone="gold">
                  {say(common.amount, { points: entry.points, pointsName: pointsNamed(entry.points, pointsName) })}
                </Badge>
              </span>
            ) : null}
          </button>
        </li>
      ))}
    </Grid>
  );
}

/** Of who gave it, or got it: the company by its sign. */
function EntryFace({ entry: { memberName, picId, celebrated } }: { entry: RecognitionEntry }) {
  if (celebrated === null) return <Face name={memberName} picId={picId} size={28} />;
  return (
    <span className={`${layout.group} ${classes.company}`}>
      <IconLaurelWreath aria-hidden size={18} stroke={1.7} />
    </span>
  );
}

function NoEntries({ side, month }: { side: Side; month: string }) {
  return (
    <EmptyState
      illustration={illustrations.recognition}
      words={say(side === 'received' ? texts.nothingReceived : texts.nothingSent, { month })}
      hint={say(side === 'received' ? texts.nothingReceivedHint : texts.nothingSentHint)}
    />
  );
}
