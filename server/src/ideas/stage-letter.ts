import type { IdeaStage } from '@laurel/contract/programme/idea-stages';
import { ideaStageWords } from '@laurel/contract/programme/idea-words';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { isOnFor } from '#directory/features';
import { isOpenToMember } from '#directory/idea-scope';
import { knownTo } from '#items/known';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { things } from '#outbox/samples';
import { hello } from '#outbox/texts';
import * as texts from './texts.ts';

interface Staged {
  ideaBoxId: string;
  title: string;
  stage: IdeaStage;
  isOwn: boolean;
  words: string;
}

const name = 'idea staged';

/** Of a step and a reader, `asked`: where its idea stands by what they have not looked at, for who reads the idea. */
const stagedSince = sql`
  join idea_stages first on first.id = asked.about_id join members reader on reader.id = asked.member_id
  left join notices n on n.letter = ${name} and n.about_id = first.id and n.member_id = asked.member_id
  join ideas i on i.id = first.idea_id and (i.by_id = reader.id or ${isOpenToMember('reader')})
  join words title on title.of = 'idea.title' and title.of_id = i.id
  cross join lateral (
    select s.id, s.stage from idea_stages s where s.idea_id = i.id and s.id >= first.id and (n.read_at is null or s.created_at <= n.read_at)
    -- limit: the newest
    order by s.id desc limit 1) latest
  left join words said on said.of = 'idea.stage' and said.of_id = latest.id`;

const stagedJson = sql`jsonb_build_object('ideaBoxId', i.id::text, 'title', title.text, 'stage', latest.stage, 'isOwn', i.by_id = reader.id, 'words', coalesce(said.text, ''))`;

const pathOf = ({ ideaBoxId }: Pick<Staged, 'ideaBoxId'>) => `/ideabox?idea=${ideaBoxId}`;

/** Tells the author of an idea, and who voted for it, where it stands: as one, for as long as they have not looked. */
export function ideaStageLetter({ publicUrl }: { publicUrl: string }): Letter<'idea.staged'> {
  return letter({
    name,
    title: texts.titleStaged,
    type: 'idea.staged',
    kind: 'ideaStage',
    notice: noticeOf<Staged>({
      known: sql`select asked.id, ${stagedJson} from asked ${stagedSince}`,
      words: whereItStands,
      path: pathOf,
    }),
    readers: sql`
      select distinct on (first.idea_id, m.id) told.id, m.id, 'email', first.id
      from told join idea_stages first on first.id = (told.facts ->> 'stageId')::bigint join ideas i on i.id = first.idea_id
      cross join lateral (select i.by_id as id union select v.member_id from idea_votes v where v.idea_id = i.id) wants
      join members m on m.id = wants.id and m.deactivated_at is null
      where m.id is distinct from told.actor_id and (m.id = i.by_id or ${isOpenToMember('m')})
        and ${isOnFor('ideas', sql`m.id`)} and ${isOnFor('openIdeas', sql`m.id`)}
        and not exists (
          select from notices n join idea_stages y on y.id = n.about_id
          where n.member_id = m.id and n.read_at is null and n.letter = ${name} and y.idea_id = first.idea_id)
      order by first.idea_id, m.id, first.id`,
    read: (on, writing) => knownTo<Staged>(on, { json: stagedJson, since: stagedSince }, writing),
    words: (known, { reader }) => ({
      subject: whereItStands(known),
      text: [
        say(hello, { name: reader.name }),
        whereItStands(known),
        ...(known.words === '' ? [] : [known.words]),
        say(texts.readIt, { link: publicUrl + pathOf(known) }),
      ].join('\n\n'),
    }),
    samples: (): Staged[] => {
      const known = { ideaBoxId: '17', title: things().idea, words: things().thanks };
      return [
        { ...known, stage: 'planned', isOwn: true },
        { ...known, stage: 'done', isOwn: false, words: '' },
      ];
    },
  });
}

function whereItStands({ title, stage, isOwn }: Staged): string {
  return say(isOwn ? texts.ownStaged : texts.votedStaged, { title, stage: say(ideaStageWords[stage]) });
}
