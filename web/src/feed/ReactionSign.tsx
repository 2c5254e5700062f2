import type { ReactionKind } from '@laurel/contract/programme/reaction-kinds';
import {
  type Icon,
  IconBulb,
  IconConfetti,
  IconHeart,
  IconHeartHandshake,
  IconMedal,
  IconThumbUp,
} from '@tabler/icons-react';
import classes from './Reactions.module.css';

const icons: Record<ReactionKind, Icon> = {
  applause: IconThumbUp,
  love: IconHeart,
  celebrate: IconConfetti,
  brilliant: IconBulb,
  outstanding: IconMedal,
  grateful: IconHeartHandshake,
};

interface ReactionSignProps {
  kind: ReactionKind;
  /** Pixels across. */
  size?: number;
}

/** A reaction as a drawing; its name stands beside it. */
export function ReactionSign({ kind, size = 22 }: ReactionSignProps) {
  const Drawn = icons[kind];
  return (
    <span aria-hidden className={classes.sign} data-kind={kind} style={{ width: size, height: size }}>
      <Drawn size={Math.round(size * 0.64)} stroke={2} />
    </span>
  );
}
