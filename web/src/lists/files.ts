import { say } from '@laurel/contract/say';
import { exportFetched, type Fetching } from '#ui/tables/export.ts';
import * as texts from './texts.ts';

/** A file that the browser fetches by itself; what goes wrong is told. */
export function saved(fetching: Fetching): Promise<void> {
  return exportFetched(fetching, say(texts.fileFailed));
}
