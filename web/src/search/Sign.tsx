import {
  type Icon,
  IconArrowRight,
  IconBolt,
  IconBulb,
  IconCards,
  IconGift,
  IconHelpCircle,
  IconHistory,
  IconUser,
} from '@tabler/icons-react';
import type { Group } from './option.ts';
import classes from './Search.module.css';

const icons: Record<Group, Icon> = {
  recent: IconHistory,
  actions: IconBolt,
  screens: IconArrowRight,
  help: IconHelpCircle,
  people: IconUser,
  cards: IconCards,
  ideas: IconBulb,
  rewards: IconGift,
};

/** The icon before what was found: its own, or that of its kind. */
export function Sign({ icon, of = 'screens' }: { icon?: Icon; of?: Group }) {
  const Drawn = icon ?? icons[of];
  return (
    <span className={classes.sign}>
      <Drawn aria-hidden size={20} stroke={1.6} />
    </span>
  );
}
