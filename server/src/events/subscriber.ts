import type { EventType, Facts } from '@laurel/contract/events';
import type { Tx } from '#db/transaction';

/** An event as it was written. */
export type Happened<Type extends EventType = EventType> = {
  [One in Type]: {
    id: number;
    at: Date;
    type: One;
    actorId: number | null;
    subject: string;
    concerns: number[];
    facts: Facts<One>;
    isAct: boolean;
  };
}[Type];

/**
 * Somebody who does what follows from events, after they are committed: in the order of their ids, in one transaction with
 * its own place among them, so that each is handled once.
 */
export interface Subscriber {
  /** The row of `subscribers` that a migration made: it says where reading began. */
  name: string;
  /** Undefined: all. */
  types?: readonly EventType[];
  handle(tx: Tx, events: readonly Happened[]): Promise<void>;
}
