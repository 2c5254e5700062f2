/** Ports that nobody listens on, all asked for before the first is given up. */
export declare function freePorts(count: number): Promise<number[]>;
