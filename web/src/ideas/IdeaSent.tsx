import { ideaSubmitted } from '@laurel/contract/words';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Picture } from '#ui/display/Picture.tsx';
import { Title } from '#ui/display/Title.tsx';
import { useArrival } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { illustrations, paths } from '../paths.ts';
import classes from './IdeaBox.module.css';

export function IdeaSent({ onAnother }: { onAnother: () => void }) {
  const page = useArrival<HTMLDivElement>();
  return (
    <div className={classes.sent} ref={page}>
      <Picture src={illustrations.success} width={240} height={172} />
      <Title>Thank you!</Title>
      <p className={words.soft}>{ideaSubmitted}</p>
      <div className={layout.row}>
        <ButtonLink size="md" to={paths.home}>
          Home
        </ButtonLink>
        <Button size="md" variant="default" onClick={onAnother}>
          Submit another idea
        </Button>
      </div>
    </div>
  );
}
