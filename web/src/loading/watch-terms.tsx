import type { Home } from '@laurel/contract/calls/members/home';
import { queryClient } from '#api/query-client.ts';
import { lateWords } from '#lib/late-words.ts';
import { hereStore, placeNow } from '#router/router.ts';
import { homeQuery } from '#session/member.ts';
import { isReadFreely } from '#terms/read-freely.ts';
import { type OpenDialog, openDialogs } from '#ui/overlays/dialogs.ts';
import { late } from '#ui/states/late.tsx';

const TermsDialog = late(async () => {
  await lateWords();
  return (await import('#terms/TermsDialog.tsx')).TermsDialog;
});

const asking: OpenDialog = { id: 0, title: '', message: '', isQuestion: false, answer: () => {}, own: <TermsDialog /> };

/**
 * Whoever is to accept something is asked wherever they are, but where one reads what it is, writes to the company or signs off. Told by
 * what sign-on answers, so on another device nobody is asked for what they have accepted here.
 */
export function watchTerms() {
  const look = () => {
    const { other } = queryClient.getQueryData<Home>(homeQuery.queryKey) ?? {};
    const isAsked = (other?.toAccept ?? []).length > 0 && !isReadFreely(placeNow().pathname);
    if (isAsked === openDialogs.get().includes(asking)) return;
    openDialogs.set((dialogs) => (isAsked ? [...dialogs, asking] : dialogs.filter((one) => one !== asking)));
  };
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === homeQuery.queryKey[0]) look();
  });
  hereStore.subscribe(look);
  look();
}
