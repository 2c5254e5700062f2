import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import * as common from '#lib/texts.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Title } from '#ui/display/Title.tsx';
import { useArrival } from '#ui/focus/arrival.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { illustrations, paths } from '../paths.ts';
import classes from './IdeaBox.module.css';
import * as texts from './texts.ts';

export function IdeaSent({ onAnother }: { onAnother: () => void }) {
  const page = useArrival<HTMLDivElement>();
  return (
    <div className={classes.sent} ref={page}>
      <Picture src={illustrations.success} width={240} height={172} />
      <Title>{say(texts.thankYou)}</Title>
      <p className={words.soft}>{say(said.ideaSubmitted)}</p>
      <div className={layout.row}>
        <ButtonLink size="md" to={paths.home}>
          {say(common.home)}
        </ButtonLink>
        <Button size="md" variant="default" onClick={onAnother}>
          {say(texts.another)}
        </Button>
      </div>
    </div>
  );
}
