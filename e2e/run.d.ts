/**
 * Everything that a run of tests keeps lies in folders of its own, which its children learn from the environment, and nothing that
 * it starts outlives it, also when it is killed (`guard.ts`). Within a run it is that run. The promise that it gives ends the
 * run, and is kept when nothing is left; a process that just leaves has ended it as well.
 */
export declare function beginRun(): Promise<() => Promise<void>>;
/** For Vitest, which ends only after its teardown: then the guard sees it gone. */
export default function setup(): Promise<void>;
