import type { Config } from '#config/config';
import { lookAtDatabase } from '#doctor/database';
import { type Finding, inTime, wordsOf, wrong } from '#doctor/finding';
import { lookAtCertificate, lookAtMachine } from '#doctor/machine';
import { lookAtMail, lookAtSms } from '#doctor/messages';
import { lookAtProvider } from '#doctor/provider';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  help: `laurel doctor [options]

Looks at all that the portal needs, before the first day and after each change: its settings, the database (reachable,
writable, version, encoding, extension, tables, role and rights, connections, pooler), the identity provider and its
keys, the mail server, the SMS gateway, clocks, the certificate of PUBLIC_URL, disks, Node.js and the browser part. It
sends nothing to anybody. Exits with 1 where something is wrong.

  --fix     apply missing migrations, make the role laurel_app and mend its rights
  --json    one array of objects: about, state (right, doubtful, wrong), words`,
  options: { fix: { type: 'boolean' }, json: { type: 'boolean' } },
  words: { least: 0, most: 0 },
  run: async ({ config, options, say }) => {
    const findings = await diagnose(config, { fixes: options.fix === true });
    if (options.json === true) say(JSON.stringify(findings));
    else for (const { about, state, words } of findings) say(`${marks[state]} ${about}: ${words}`);
    return findings.some(({ state }) => state === 'wrong') ? 1 : 0;
  },
};

const marks: Record<Finding['state'], string> = { right: 'ok      ', doubtful: 'look at ', wrong: 'WRONG   ' };

const eachMsMax = 60_000;

/** All that can be seen at this moment, whatever of it is away. */
export async function diagnose(config: Config, { fixes }: { fixes: boolean }): Promise<Finding[]> {
  const database = withDatabase(config, ({ settings, direct }) =>
    lookAtDatabase(
      { settings: config.databaseUrl === undefined ? settings : { connectionString: config.databaseUrl }, direct },
      config,
      fixes,
    ),
  );
  const looks: [string, Promise<Finding[]>][] = [
    ['machine', lookAtMachine(config)],
    ['database', database],
    ['sign-on', lookAtProvider(config)],
    ['e-mail', lookAtMail(config)],
    ['SMS', lookAtSms(config)],
    ['certificate', lookAtCertificate(config)],
  ];
  const seen = looks.map(([about, look]) =>
    inTime(
      about,
      eachMsMax * config.patience,
      look.catch((error: unknown) => [wrong(about, wordsOf(error))]),
    ),
  );
  return (await Promise.all(seen)).flat();
}
