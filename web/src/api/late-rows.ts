/**
 * The rows of the calls that only administrators make: built, they are put into the table when this comes (`web/vite/rows.ts`).
 * While one develops, the table is whole.
 */
export {};
