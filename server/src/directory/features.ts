import { isOn } from '@laurel/contract/programme/features';
import type { Feature } from '@laurel/contract/programme/items';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { type RawBuilder, sql } from 'kysely';
import { Refusal } from '#errors/refuse';
import { companyNow } from '#languages/reader';

/** To who asks for what their site does without: in the words of the specification, where it has some. */
export function refuseMissing(feature: Feature): never {
  const words = feature === 'competition' ? said.noCompetition : said.notImplemented;
  throw new Refusal('notOffered', say(words), { extra: { feature } });
}

export function mustBeOn(feature: Feature, who: { siteTemplate: string }): void {
  if (!isOn(feature, who)) refuseMissing(feature);
}

/** The same of the member with this id, in SQL. Where everybody has it, nobody is looked up. */
export function isOnFor(feature: Feature, id: RawBuilder<number>): RawBuilder<boolean> {
  const { on, sites } = companyNow().programme.features[feature];
  if (on && Object.values(sites).every(Boolean)) return sql`true`;
  return sql`exists (select from members s
    where s.id = ${id} and coalesce((${JSON.stringify(sites)}::jsonb ->> s.site_template)::boolean, ${on}::boolean))`;
}

/** What is kept of these features is otherwise where they are. */
export function standingOf(...features: Feature[]) {
  return features.map((feature) => companyNow().programme.features[feature]);
}
