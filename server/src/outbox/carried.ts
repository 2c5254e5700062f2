import { sql } from 'kysely';
import type { Letter } from './letter.ts';
import * as texts from './texts.ts';

/** What a former release promised and had not sent: its words were written then. */
export const carried: Letter<'messages.carried'> = {
  name: 'carried',
  title: texts.titleCarried,
  type: 'messages.carried',
  kind: 'must',
  readers: sql`select null::bigint, null::bigint, null::text, null::bigint where false`,
  words: async (on, { aboutId }) => {
    const row = await on.selectFrom('carried_words').selectAll().where('message_id', '=', aboutId).executeTakeFirst();
    if (!row) return null;
    const { subject, body_text: text, body_html: html, picture, address: to, reply_to: replyTo } = row;
    return {
      subject,
      text,
      ...(html === null ? {} : { html }),
      ...(picture === null ? {} : { picture }),
      ...(to === null ? {} : { to }),
      ...(replyTo === null ? {} : { replyTo }),
    };
  },
  samples: () => [],
};
