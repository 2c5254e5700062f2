import { createContext, type ReactNode } from 'react';

/** What stands beside the title of whichever page there is. It may come late: there is room for it. */
export const HeaderAside = createContext<ReactNode>(null);
