import type { Holder } from '@laurel/contract/access';
import type { LiveMessage } from '@laurel/contract/live';
import type { Touched } from './happened.ts';
import { messageOf, toEverybody } from './messages.ts';
import type { LiveStream } from './stream.ts';

/** One browser of a member. */
export interface Connection {
  memberId: number;
  tokenHash: Buffer;
  actor: Holder;
  began: Date;
  stream: Pick<LiveStream, 'tell' | 'reach' | 'beat' | 'end' | 'destroy'>;
  /** The last event of which it was told; undefined where it comes for the first time. */
  after: number | undefined;
  /** When its page came, where it comes for the first time. */
  since: Date;
}

export interface HubLimits {
  /** Of one member; the oldest makes room. */
  ofMember: number;
  /** Of one session, which is one browser: of one that lets each tab listen, the tabs that came last. */
  ofSession: number;
  ofAll: number;
}

/** A browser has one, however many tabs it has open. */
const hubLimits: HubLimits = { ofMember: 8, ofSession: 3, ofAll: 10_000 };

/** Who made room comes again after so long: at once, two would push each other out for ever. */
const roomAgainMs = 5 * 60_000;

export type EndReason = 'left' | 'session' | 'room' | 'slow' | 'stop';

/** What is counted, for operators. */
export interface HubCounts {
  told(): void;
  reset(): void;
  ended(reason: EndReason): void;
}

/** The browsers that listen to this process, by their members. */
export class LiveHub {
  readonly #limits: HubLimits;
  readonly #counts: HubCounts;
  readonly #ofMember = new Map<number, Set<Connection>>();
  readonly #waiting = new Set<Connection>();
  /** Those who are told what comes, and up to where each was told. */
  readonly #joined = new Map<Connection, number>();
  /** Somebody waits to be told for the first time. */
  onWaiting = () => {};

  constructor(counts: HubCounts, limits = hubLimits) {
    this.#counts = counts;
    this.#limits = limits;
  }

  get size(): number {
    return this.#waiting.size + this.#joined.size;
  }

  get isFull(): boolean {
    return this.size >= this.#limits.ofAll;
  }

  waiting(): Connection[] {
    return [...this.#waiting];
  }

  connections(): Connection[] {
    return [...this.#joined.keys(), ...this.#waiting];
  }

  /** Those who are told what comes. */
  members(): number[] {
    return [...new Set([...this.#joined.keys()].map(({ memberId }) => memberId))];
  }

  add(connection: Connection): void {
    const own = this.#ofMember.get(connection.memberId) ?? new Set();
    this.#ofMember.set(connection.memberId, own.add(connection));
    this.#waiting.add(connection);
    const ofSession = [...own].filter(({ tokenHash }) => tokenHash.equals(connection.tokenHash));
    const [oldest] = ofSession.length > this.#limits.ofSession ? ofSession : own;
    const isTooMany = ofSession.length > this.#limits.ofSession || own.size > this.#limits.ofMember;
    if (isTooMany && oldest) this.end(oldest, 'room', roomAgainMs);
    this.onWaiting();
  }

  /** From now on it is told what comes behind this id. */
  join(connection: Connection, at: number): void {
    if (!this.#waiting.delete(connection)) return;
    this.#joined.set(connection, at);
    connection.stream.reach(at);
    connection.stream.beat();
  }

  remove(connection: Connection, reason: EndReason): void {
    const own = this.#ofMember.get(connection.memberId);
    if (!own?.delete(connection)) return;
    if (own.size === 0) this.#ofMember.delete(connection.memberId);
    this.#joined.delete(connection);
    this.#waiting.delete(connection);
    this.#counts.ended(reason);
  }

  end(connection: Connection, reason: EndReason, retryMs?: number): void {
    this.remove(connection, reason);
    if (reason === 'slow') connection.stream.destroy();
    else connection.stream.end(retryMs);
  }

  /** What happened up to an id, to all who have not been told of it. Answers those whose rights are otherwise. */
  tell(touched: readonly Touched[], upTo: number): Connection[] {
    const ofMember = Map.groupBy(touched, ({ memberId }) => memberId);
    const events = ofMember.get(null) ?? [];
    const first = events[0]?.id ?? upTo;
    const forAll = toEverybody(events);
    const otherRights: Connection[] = [];
    for (const [connection, position] of this.#joined) {
      if (position >= upTo) continue;
      const isLater = ({ id }: Touched) => id > position;
      const common = position < first ? forAll : toEverybody(events.filter(isLater));
      const mine = (ofMember.get(connection.memberId) ?? []).filter(isLater);
      const { hasOtherRights, ...message } = messageOf(mine, common, connection.actor);
      if (hasOtherRights) otherRights.push(connection);
      this.#joined.set(connection, upTo);
      connection.stream.reach(upTo);
      this.#send(connection, message);
    }
    return otherRights;
  }

  /** What one missed that has come again. */
  tellMissed(connection: Connection, touched: readonly Touched[]): void {
    const isLater = ({ id }: Touched) => id > (connection.after ?? 0);
    const missed = touched.filter(isLater);
    const mine = missed.filter(({ memberId }) => memberId === connection.memberId);
    const common = toEverybody(missed.filter(({ memberId }) => memberId === null));
    const { hasOtherRights: _, ...message } = messageOf(mine, common, connection.actor);
    this.#send(connection, message);
  }

  /** The bells of these members have something new. */
  tellNoticed(members: readonly number[], among: Iterable<Connection> = this.#joined.keys()): void {
    if (members.length === 0) return;
    const theirs = new Set(members);
    for (const connection of among)
      if (theirs.has(connection.memberId)) this.#send(connection, { stale: ['noticecount', 'noticelist'] });
  }

  /** Too much happened to tell it one by one. */
  reset({ stream }: Connection): void {
    this.#counts.reset();
    stream.tell({ stale: 'everything' });
  }

  /** The same to all who are told what comes; they go on from there. */
  resetAll(at: number): void {
    for (const connection of this.#joined.keys()) {
      this.#joined.set(connection, at);
      connection.stream.reach(at);
      this.reset(connection);
    }
  }

  #send(connection: Connection, message: LiveMessage): void {
    if (Object.keys(message).length === 0) return;
    this.#counts.told();
    connection.stream.tell(message);
  }

  /** Whoever has not taken the last beat reads no longer. */
  beat(): void {
    for (const connection of this.connections()) if (!connection.stream.beat()) this.end(connection, 'slow');
  }

  /** All at once; they come again spread over a time, to this instance or to another. */
  endAll(retryMs: () => number): void {
    for (const connection of this.connections()) this.end(connection, 'stop', retryMs());
  }
}
