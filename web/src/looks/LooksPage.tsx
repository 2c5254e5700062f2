import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import { useSearchParams } from '#router/router.ts';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { SiteList } from './SiteList.tsx';
import * as texts from './texts.ts';

const Editor = late(() => import('./Editor.tsx').then((m) => m.Editor), {
  waiting: <SkeletonRows rows={6} height={6} />,
});

/** The sites of the company, or the look of one of them. */
export function LooksPage() {
  const [search] = useSearchParams();
  const site = search.get('site')?.toLowerCase();
  const { data, error, isFetching, refetch } = useQuery(callQuery('sitelooks', {}, { errors: 'screen' }));
  return (
    <>
      <PageHeader
        title={site ? say(texts.lookOfSite, { site }) : say(common.looks)}
        {...(site ? {} : { intro: say(texts.intro) })}
      />
      {error ? <NotRead {...{ error, isFetching, refetch }} own={say(common.looks)} /> : null}
      {!data && !error ? <SkeletonRows rows={4} height={5} /> : null}
      {data && !site ? <SiteList sites={data.sites} /> : null}
      {data && site ? <Editor key={site} site={site} sites={data.sites} /> : null}
    </>
  );
}
