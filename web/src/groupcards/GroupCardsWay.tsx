import { say } from '@laurel/contract/say';
import { IconSignature } from '@tabler/icons-react';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { fewPaths } from '../few-paths.ts';
import * as texts from './texts.ts';

/** From who celebrates to the cards that many sign. */
export function GroupCardsWay() {
  return (
    <ButtonLink variant="soft" to={fewPaths.groupCards} icon={<IconSignature aria-hidden size={18} stroke={1.8} />}>
      {say(texts.groupCards)}
    </ButtonLink>
  );
}
