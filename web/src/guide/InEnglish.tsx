import { language, say } from '@laurel/contract/say';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import * as texts from './texts.ts';

/** Said to who reads the portal in another language. */
export function InEnglish() {
  if (language() === 'en') return null;
  return <p className={`${words.soft} ${layout.above}`}>{say(texts.inEnglish)}</p>;
}
