import { setToken } from '#api/token.ts';
import { paths } from '../paths.ts';

/** Goes in with a new session. The page opens anew: its words are those of the member, whose language this is now. */
export function enter(token: string) {
  setToken(token);
  window.location.assign(paths.setup);
}
