import { Link } from '#router/Link.tsx';
import { paths } from '../paths.ts';

/** Somebody by name, and the way to them; a whole division has a name alone. */
export function SomebodyElse({
  person: { memberId, memberName },
}: {
  person: { memberId: string; memberName: string };
}) {
  if (memberId === '') return <bdi>{memberName}</bdi>;
  return (
    <Link dir="auto" to={paths.person(memberId)}>
      {memberName}
    </Link>
  );
}
