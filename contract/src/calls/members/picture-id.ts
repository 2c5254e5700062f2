import * as z from 'zod/mini';

export const picId = z.string().check(z.regex(/^[0-9a-f]{32}$/));
