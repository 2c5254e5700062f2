import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { port as portAt } from '../faults/drill.ts';
import { running, unpacked } from './debian.ts';
import { signOnDrill, thandi } from './sign-on.ts';

/**
 * `node bench/providers/lemonldap.ts`: signs on through Debian's LemonLDAP::NG with what its Manager proposes for a relying
 * party (the ID token signed with the secret, the claims in userinfo), and once more with RS256. Needs `apt-get` and Perl 5.36.
 */
const packages = [
  'liblemonldap-ng-portal-perl',
  'libstring-random-perl',
  'libio-string-perl',
  'libmime-tools-perl',
  'libemail-sender-perl',
  'starman',
];
const debian = unpacked(packages, { without: /^(perl|libperl5.*|perl-base|perl-modules-.*)$/ });
const [port, portalPort] = [portAt(40), portAt(41)];
const issuer = `http://127.0.0.1:${port}/`;
const secret = 'a secret of the relying party';
const algs = ['HS512', 'RS256'];

const ini = configuration();
const psgi = join(debian.folder, 'portal.psgi');
writeFileSync(
  psgi,
  `# It loads what draws its captchas, which nobody is shown here.
BEGIN { $INC{'GD/SecurityImage.pm'} = 'none' }
use Plack::Builder;
use Lemonldap::NG::Portal::Main;
builder {
  enable 'Static', path => sub { s!^/static/!! }, root => '${debian.root}/usr/share/lemonldap-ng/portal/htdocs/static';
  Lemonldap::NG::Portal::Main->run({ configStorage => { confFile => '${ini}' } });
};
`,
);
const stop = await running(
  ['perl', join(debian.root, 'usr/bin/starman'), '--listen', `127.0.0.1:${port}`, '--workers', '3', psgi],
  {
    env: {
      PERL5LIB: [`${debian.root}/usr/share/perl5`, `${debian.root}/usr/lib/x86_64-linux-gnu/perl5/5.36`].join(':'),
      LD_LIBRARY_PATH: `${debian.root}/usr/lib/x86_64-linux-gnu`,
    },
    discovery: `${issuer}.well-known/openid-configuration`,
  },
);
try {
  for (const alg of algs)
    await signOnDrill(`LemonLDAP::NG, ${alg}`, {
      portalPort,
      env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: `laurel-${alg}`, OIDC_CLIENT_SECRET: secret },
      async signOn(page) {
        await page.locator('input[name=user]').fill('dwho');
        await page.locator('input[name=password]').fill('dwho');
        await page.locator('button[type=submit]').first().click();
      },
    });
} finally {
  await stop();
  debian.remove();
}

/** The example's configuration with its own addresses and folders, the demonstration's accounts, and the portal as relying party. */
function configuration(): string {
  const example = JSON.parse(readFileSync(join(debian.root, 'var/lib/lemonldap-ng/conf/lmConf-1.json'), 'utf8'));
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const conf = debian.data('conf');
  const files = (name: string) => ({ Directory: debian.data(name), LockDirectory: debian.data(`${name}-lock`) });
  const each = <Value>(value: (alg: string) => Value) =>
    Object.fromEntries(algs.map((alg) => [`laurel-${alg}`, value(alg)]));
  const own = {
    portal: issuer,
    domain: '127.0.0.1',
    securedCookie: 0,
    authentication: 'Demo',
    userDB: 'Same',
    globalStorage: 'Apache::Session::File',
    globalStorageOptions: files('sessions'),
    persistentStorage: 'Apache::Session::File',
    persistentStorageOptions: files('psessions'),
    localSessionStorageOptions: { cache_root: debian.data('cache'), cache_depth: 3, namespace: 'sessions' },
    notification: 0,
    macros: { ...example.macros, employeeNumber: `$uid eq "dwho" ? "${thandi.memberNumber}" : ""` },
    issuerDBOpenIDConnectActivation: 1,
    oidcServiceMetaDataIssuer: issuer,
    oidcServicePrivateKeySig: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    oidcServicePublicKeySig: publicKey.export({ type: 'spki', format: 'pem' }),
    oidcServiceKeyIdSig: 'first',
    oidcServiceAllowAuthorizationCodeFlow: 1,
    oidcRPMetaDataExportedVars: each(() => ({ employee_number: 'employeeNumber', name: 'cn', email: 'mail' })),
    oidcRPMetaDataOptions: each((alg) => ({
      oidcRPMetaDataOptionsClientID: `laurel-${alg}`,
      oidcRPMetaDataOptionsClientSecret: secret,
      oidcRPMetaDataOptionsRedirectUris: `http://localhost:${portalPort}/sso/callback`,
      oidcRPMetaDataOptionsIDTokenSignAlg: alg,
      oidcRPMetaDataOptionsBypassConsent: 1,
    })),
  };
  writeFileSync(join(conf, 'lmConf-1.json'), JSON.stringify({ ...example, ...own }));
  const file = join(debian.folder, 'lemonldap-ng.ini');
  writeFileSync(
    file,
    `[all]
logLevel = warn
[configuration]
type = File
dirName = ${conf}
[portal]
staticPrefix = /static
templateDir = ${debian.root}/usr/share/lemonldap-ng/portal/templates
languages = en
`,
  );
  return file;
}
