import { noticeKinds, noticesPage } from '@laurel/contract/rules/notice-kinds';
import { say } from '@laurel/contract/say';
import { noticeKindWords } from '@laurel/contract/words/notice-words';
import { useListPages } from '#api/use-list-pages.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import { useWish } from '#lists/address.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import layout from '#ui/layout/layout.module.css';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import { NoticeList } from './NoticeList.tsx';
import * as texts from './texts.ts';
import { useReadAll } from './use-read.ts';

const wished = ['kind', 'unread'] as const;
const kinds = [
  { value: '', label: say(common.all) },
  ...noticeKinds.map((value) => ({ value, label: say(noticeKindWords[value]) })),
];

/** All that happened to the member, a page at a time. */
export function Listing() {
  const { wish, change } = useWish(wished);
  const kind = noticeKinds.find((one) => one === wish.kind);
  const unread = wish.unread !== '';
  const asked = { ...(kind && { kind }), ...(unread && { unread }) };
  const list = useListPages('noticelist', { ...asked, size: noticesPage }, { errors: 'screen', staleTime: 0 });
  const read = useReadAll();
  const newest = list.first?.notices[0];
  return (
    <Card>
      <div className={layout.stack}>
        <div className={layout.ends}>
          <div className={layout.row}>
            <NativeSelect
              label={say(texts.kind)}
              data={kinds}
              value={kind ?? ''}
              onChange={(event) => change({ kind: event.currentTarget.value })}
            />
            <Checkbox
              label={say(texts.onlyUnread)}
              checked={unread}
              onChange={(event) => change({ unread: event.currentTarget.checked ? 'yes' : '' })}
            />
          </div>
          <Button
            variant="default"
            size="sm"
            isWaiting={read.isPending}
            disabled={!newest || !list.first?.unread || kind !== undefined}
            onClick={() => newest && read.mutate(newest.noticeId)}
          >
            {say(texts.markAll)}
          </Button>
        </div>
        <Found list={list} isChosen={kind !== undefined || unread} />
      </div>
    </Card>
  );
}

type Listing = ReturnType<typeof useListPages<'noticelist'>>;

function Found({ list, isChosen }: { list: Listing; isChosen: boolean }) {
  const { data, error, isFetching, refetch, turner } = list;
  if (error && !data) return <NotRead {...{ error, isFetching, refetch }} compact />;
  if (!data) return <SkeletonRows rows={6} height={3.5} />;
  if (data.notices.length === 0)
    return <EmptyState illustration={illustrations.emptyList} words={say(isChosen ? texts.noneOfThese : texts.none)} />;
  return (
    <>
      <NoticeList notices={data.notices} isBusy={turner.isBusy} />
      <PageTurner {...turner} shown={data.notices.length} />
    </>
  );
}
