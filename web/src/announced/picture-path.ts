import { callRows } from '@laurel/contract/call-rows';
import { isUploaded } from '@laurel/contract/looks/uploaded';

/** Where the picture of an announcement lies: one that was uploaded, or one that came with the portal. */
export function picturePath(picture: string): string {
  return isUploaded(picture) ? callRows.announcementpic.path.replace(':picId', picture) : `/adverts/${picture}`;
}
