import { drawnLogos } from '@laurel/contract/looks/look';
import { cardPicture } from '../paths.ts';

/** The logo of a look, or another picture of it. */
export function logoPicture(picture: string): string {
  return drawnLogos[picture] ?? cardPicture(picture);
}
