import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { Link } from '#router/Link.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { paths } from '../paths.ts';
import { NoticeList } from './NoticeList.tsx';
import classes from './Notices.module.css';
import * as texts from './texts.ts';
import { useReadAll } from './use-read.ts';

const shown = 8;

/** The newest notices, over the page. */
export function Newest({ onLeave }: { onLeave: () => void }) {
  const query = callQuery('noticelist', { limit: shown }, { errors: 'screen', staleTime: 0 });
  const { data, error, isFetching, refetch } = useQuery(query);
  const read = useReadAll();
  const newest = data?.notices[0];
  return (
    <div className={classes.newest}>
      <div className={classes.head}>
        <h2 className={words.name}>{say(texts.title)}</h2>
        {newest && data.unread > 0 ? (
          <Button variant="soft" size="xs" isWaiting={read.isPending} onClick={() => read.mutate(newest.noticeId)}>
            {say(texts.markAll)}
          </Button>
        ) : null}
      </div>
      {data ? (
        data.notices.length > 0 ? (
          <NoticeList notices={data.notices} onLeave={onLeave} />
        ) : (
          <p className={words.soft}>{say(texts.none)}</p>
        )
      ) : error ? (
        <NotRead {...{ error, isFetching, refetch }} compact />
      ) : (
        <SkeletonRows rows={4} height={3} />
      )}
      <div className={classes.foot}>
        <Link to={paths.notices()} className={words.link} onClick={onLeave}>
          {say(texts.seeAll)}
        </Link>
        <Link to={paths.notices('choices')} className={words.link} onClick={onLeave}>
          {say(texts.toChoices)}
        </Link>
      </div>
    </div>
  );
}
