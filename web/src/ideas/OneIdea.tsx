import '#api/late-rows.ts';
import type { OpenIdea } from '@laurel/contract/calls/ideas/openidea';
import { ideaStageWords } from '@laurel/contract/programme/idea-words';
import { say } from '@laurel/contract/say';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureOf, isUnknown } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import * as common from '#lib/texts.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { useArrival } from '#ui/focus/arrival.ts';
import { focusOn } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { StatePage } from '#ui/states/StatePage.tsx';
import { illustrations, paths } from '../paths.ts';
import classes from './IdeaBox.module.css';
import { IdeaStory } from './IdeaStory.tsx';
import { stageTones } from './idea-tones.ts';
import { Author } from './OpenIdeaCard.tsx';
import { ShareIdea } from './ShareIdea.tsx';
import * as texts from './texts.ts';
import { Votes } from './Votes.tsx';

const CommentThread = late(() => import('#feed/CommentThread.tsx').then((m) => m.CommentThread));
const ReportContent = late(() => import('#feed/ReportContent.tsx').then((m) => m.ReportContent));
const StageDialog = late(() => import('./StageDialog.tsx').then((m) => m.StageDialog));

/** One idea: what it says, who wants it, where it stands, and what people write to it. */
export function OneIdea({ ideaBoxId }: { ideaBoxId: string }) {
  const { data, error, refetch } = useQuery(callQuery('openidea', { ideaBoxId }, { errors: 'screen' }));
  const all = (
    <ButtonLink variant="default" to={paths.ideasOfAll()} icon={<IconArrowLeft aria-hidden size={18} />}>
      {say(texts.partAll)}
    </ButtonLink>
  );
  if (error && isUnknown(error))
    return (
      <StatePage
        title={say(texts.ideaNotThere)}
        words={say(texts.ideaNotThereHint)}
        illustration={illustrations.ideaBox}
        action={all}
      />
    );
  if (error) {
    const { title, message } = failureOf(error);
    const again = <Button onClick={() => void refetch()}>{say(common.tryAgain)}</Button>;
    return <StatePage isAlert title={title} words={message} illustration={illustrations.error} action={again} />;
  }
  if (!data) return <SkeletonRows rows={2} height={12} />;
  return <Whole idea={data.idea} all={all} />;
}

function Whole({ idea, all }: { idea: OpenIdea; all: React.ReactNode }) {
  const page = useArrival<HTMLDivElement>();
  const { ideaBoxId, title, stage, votes, isOwn, isShared, isHidden, isReported, story, comments } = idea;
  return (
    <div className={`${classes.page} ${layout.stack}`} ref={page}>
      <PageHeader title={title} actions={all} />
      {isHidden ? <Notice>{say(texts.hidden)}</Notice> : null}
      <Card>
        <article className={layout.stack}>
          <div className={layout.ends}>
            <Author idea={idea} />
            {isShared ? <Badge tone={stageTones[stage]}>{say(ideaStageWords[stage])}</Badge> : null}
          </div>
          <p dir="auto" className={classes.whole}>
            {idea.idea || say(texts.wordsGone)}
          </p>
          {isShared ? (
            <div className={layout.row}>
              <Votes votes={votes} title={title} />
              {isOwn || isHidden ? null : <ReportContent of="idea" id={ideaBoxId} isReported={isReported} />}
            </div>
          ) : null}
          {isOwn ? <ShareIdea ideaBoxId={ideaBoxId} isShared={isShared} /> : null}
        </article>
      </Card>
      {story.length > 0 || idea.mayStage ? (
        <Card title={say(texts.story)} actions={idea.mayStage ? <SetStage idea={idea} /> : undefined}>
          <IdeaStory story={story} />
        </Card>
      ) : null}
      {comments ? (
        <Card title={say(texts.commentsTitle)}>
          <CommentThread place={comments.place} onComments={() => undefined} />
        </Card>
      ) : isShared ? null : (
        <p className={words.facts}>{say(texts.notShared)}</p>
      )}
    </div>
  );
}

function SetStage({ idea: { ideaBoxId, title, stage } }: { idea: OpenIdea }) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    focusOn(opener.current);
  };
  return (
    <>
      <Button ref={opener} variant="default" size="xs" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(texts.setStage)}
      </Button>
      {isOpen ? <StageDialog idea={{ ideaBoxId, title }} stage={stage} onClose={close} /> : null}
    </>
  );
}
