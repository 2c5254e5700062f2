import { mayOpen } from '@laurel/contract/access';
import { say } from '@laurel/contract/say';
import type { CallOutput } from '#api/call.ts';
import { ECard } from '#ecards/ECard.tsx';
import { formatTime } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { Picture } from '#ui/display/Picture.tsx';
import { SignatureDrawing } from '#ui/drawing/SignatureDrawing.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { groupCardPicture } from '../few-paths.ts';
import { paths } from '../paths.ts';
import { authorOf } from './author.ts';
import classes from './Moderation.module.css';
import * as texts from './texts.ts';

type Whole = CallOutput<'reportedone'>;
type CardWhole = Whole & { of: 'card' };
type WrittenWhole = Whole & { of: 'comment' | 'idea' };
type SignatureWhole = Whole & { of: 'signature' };

interface ReportedProps {
  one: Whole;
  onOpen: (caseId: string) => void;
}

/** The card, the comment, the idea or the signature as it looks, what is said against it, what was done, and what else of whose it is was reported. */
export function Reported({ one, onOpen }: ReportedProps) {
  return (
    <>
      {one.of === 'card' ? <ReportedCard one={one} /> : null}
      {one.of === 'comment' || one.of === 'idea' ? <Quoted one={one} /> : null}
      {one.of === 'signature' ? <ReportedSignature one={one} /> : null}
      {one.place === null ? null : (
        <p>
          <Link to={paths.recognitionItem(one.place)} className={words.link}>
            {say(texts.seeInFeed)}
          </Link>
        </p>
      )}
      {one.ideaId === null ? null : (
        <p>
          <Link to={paths.idea(one.ideaId)} className={words.link}>
            {say(texts.seeIdea)}
          </Link>
        </p>
      )}
      <Reports one={one} />
      <Deeds deeds={one.deeds} />
      <Others one={one} onOpen={onOpen} />
    </>
  );
}

function ReportedCard({ one }: { one: CardWhole }) {
  const { value, from, to, message, points, dateGiven, state } = one;
  const reader = useMember();
  return (
    <>
      <ECard
        value={value}
        to={to.name}
        from={from.name}
        message={message}
        messageLanguage=""
        points={points}
        pointsName={reader.pointsName || say(common.points)}
        date={dateGiven}
      />
      <p className={words.facts}>{say(texts.stateWords, { state })}</p>
      {mayOpen('corrections', reader) ? (
        <p>
          <Link to={paths.corrections(to.memberId)} className={words.link}>
            {say(points > 0 ? texts.correctPoints : texts.withdrawCard)}
          </Link>
        </p>
      ) : null}
    </>
  );
}

function Quoted({ one }: { one: WrittenWhole }) {
  const { of, isWithdrawn, state } = one;
  return (
    <>
      <Words one={one} />
      {isWithdrawn ? <p>{say(of === 'idea' ? texts.notShared : texts.takenBack)}</p> : null}
      {of === 'comment' ? <p className={words.facts}>{onWhat(one)}</p> : null}
      <p className={words.facts}>{say(texts.stateWords, { state })}</p>
    </>
  );
}

function onWhat({ cardId, ideaId, value, from: { name } }: WrittenWhole): string {
  return ideaId === null
    ? say(texts.writtenTo, { id: cardId ?? '', value, name })
    : say(texts.writtenToIdea, { id: ideaId, value, name });
}

function ReportedSignature({ one }: { one: SignatureWhole }) {
  const { by, from, isWithdrawn, state, picId, strokes } = one;
  return (
    <>
      <Words one={one} />
      {strokes.length > 0 ? <SignatureDrawing strokes={strokes} label={by.name} /> : null}
      {picId === '' ? null : (
        <Picture src={groupCardPicture(picId)} width={640} height={480} alt={say(texts.signedPicture)} />
      )}
      {isWithdrawn ? <p>{say(texts.takenBack)}</p> : null}
      <p className={words.facts}>{say(texts.onCardFor, { name: from.name })}</p>
      <p className={words.facts}>{say(texts.stateWords, { state })}</p>
    </>
  );
}

/** What somebody wrote, and when. */
function Words({ one: { by, message, dateGiven } }: { one: WrittenWhole | SignatureWhole }) {
  return (
    <figure className={layout.stack}>
      <figcaption className={words.facts}>
        <strong dir="auto">{by.name}</strong> <time dateTime={dateGiven}>{formatTime(dateGiven)}</time>
      </figcaption>
      <blockquote className={`${classes.entry} ${classes.written}`} dir="auto">
        {message || say(texts.wordsGone)}
      </blockquote>
    </figure>
  );
}

function Reports({ one }: { one: Whole }) {
  return (
    <section className={layout.stack} aria-labelledby="case-said">
      <h3 id="case-said" className={words.name}>
        {say(texts.saidAgainst)}
      </h3>
      <ul className={layout.list}>
        {one.said.map(({ by, reason, text, about, date, isWithdrawn }) => (
          <li key={`${by.memberId} ${date}`} className={classes.entry}>
            <p className={words.facts}>
              <time dateTime={date}>{formatTime(date)}</time>
            </p>
            <p>{say(isWithdrawn ? texts.saidAndWithdrew : texts.saidWhy, { name: by.name, reason })}</p>
            <Written text={text} />
            {about !== '' && about !== one.message ? (
              <>
                <p className={words.facts}>{say(texts.saidThen)}</p>
                <Written text={about} />
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Written({ text }: { text: string }) {
  return text ? (
    <p className={classes.written} dir="auto">
      {text}
    </p>
  ) : null;
}

function Deeds({ deeds }: Pick<Whole, 'deeds'>) {
  if (deeds.length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby="case-done">
      <h3 id="case-done" className={words.name}>
        {say(texts.done)}
      </h3>
      <ol className={layout.list}>
        {deeds.map(({ kind, by, to: whom, text, date }) => (
          <li key={`${kind} ${date}`} className={classes.entry}>
            <p className={words.facts}>
              <time dateTime={date}>{formatTime(date)}</time>
            </p>
            <p>{say(texts.deed, { kind, name: by.name, to: whom?.name ?? '' })}</p>
            <Written text={text} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Others({ one, onOpen }: ReportedProps) {
  if (one.others.length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby="case-others">
      <h3 id="case-others" className={words.name}>
        {say(texts.others, { name: authorOf(one).name })}
      </h3>
      <ul className={layout.list}>
        {one.others.map(({ of, caseId, value, dateGiven }) => (
          <li key={caseId}>
            <button type="button" className={`${words.link} ${classes.open}`} onClick={() => onOpen(caseId)}>
              {say(texts.other, { of, value, date: formatTime(dateGiven) })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
