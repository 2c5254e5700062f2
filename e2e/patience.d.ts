/** A limit of time, from what it is on a quiet machine. It only ends what hangs: at least ten times what is usual. */
export declare function patiently(milliseconds: number): number;
/** What a page is waited for: each wait has an end of its own, so that a hang is told where it is. */
export declare const waitMs: number;
