import * as z from 'zod/mini';

/** What is announced, as a member reads it. */
export const announced = z.object({
  announcementId: z.string(),
  title: z.string(),
  /** Plain text, in lines. */
  words: z.string(),
  /** An uploaded picture by its id, or a file of the portal; '' where there is none. */
  picture: z.string(),
  /** '' where the picture only decorates. */
  alt: z.string(),
  /** A path of the portal; '' where it leads nowhere. */
  link: z.string(),
});
export type Announced = z.output<typeof announced>;
