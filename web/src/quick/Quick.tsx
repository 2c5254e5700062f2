import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { useStore } from '#lib/store.ts';
import { late } from '#ui/states/late.tsx';
import { openThanksNext } from './open-thanks.ts';
import { opened } from './opened.ts';
import { openSearch, SearchButton } from './SearchButton.tsx';
import { ThanksButton } from './ThanksButton.tsx';
import { useKey } from './use-key.ts';

const SearchDialog = late(() => import('#search/SearchDialog.tsx').then((m) => m.SearchDialog));
const close = () => opened.set(undefined);

/** In the header, and above every screen: what is done from everywhere. Who looks as somebody else does nothing for them. */
export function Quick({ member }: { member: MemberData }) {
  return member.viewing ? null : <Own member={member} />;
}

function Own({ member }: { member: MemberData }) {
  const open = useStore(opened);
  useKey({ key: 'k', isCommand: true }, openSearch);
  return (
    <>
      <SearchButton />
      <ThanksButton />
      {open === 'search' ? <SearchDialog member={member} onClose={close} onThank={openThanksNext} /> : null}
    </>
  );
}
