import type { UploadOutcome } from '@laurel/contract/calls/uploads';
import { say } from '@laurel/contract/say';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import * as texts from './texts.ts';

/** Under which source it was read, and what was left out above its header. */
export function ReadAs({ read, onAlone }: { read: UploadOutcome['read']; onAlone?: () => void }) {
  if (!read || (read.source === null && read.preface.length === 0)) return null;
  const { source, preface } = read;
  return (
    <div className={`${layout.tray} ${layout.list}`}>
      {source ? (
        <div className={layout.ends}>
          <p>{say(source.isProposed ? texts.readAsProposed : texts.readAs, { name: source.name })}</p>
          {onAlone ? (
            <Button variant="default" onClick={onAlone}>
              {say(texts.readAlone)}
            </Button>
          ) : null}
        </div>
      ) : null}
      {preface.length > 0 ? (
        <div>
          <p>{say(texts.prefaceSkipped, { count: preface.length })}</p>
          <ul className={words.facts}>
            {preface.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file have no other key, and never move
              <li key={at} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
