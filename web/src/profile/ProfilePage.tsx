import { useParams } from '#router/router.ts';
import { ProfileEdit } from './ProfileEdit.tsx';
import { ProfileView } from './ProfileView.tsx';

/** The value `update` in the address edits; anything else views. */
export function ProfilePage() {
  return useParams().urlParam?.toLowerCase() === 'update' ? <ProfileEdit /> : <ProfileView />;
}
