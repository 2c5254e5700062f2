import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A company's own certificate authority, as PEM, and the certificates that it issues for this machine. */
export function ownAuthority() {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = nameOf(`Own authority ${randomBytes(4).toString('hex')}`);
  const own = signed({ subject: name, publicKey: keys.publicKey, extension: isAuthority });
  return { certificate: own, issue };

  function issue(commonName: string): { certificate: string; privateKey: string } {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const certificate = signed({ subject: nameOf(commonName), publicKey, extension: ofThisMachine });
    return { certificate, privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) };
  }

  function signed({ subject, publicKey, extension }: { subject: Buffer; publicKey: KeyObject; extension: Buffer }) {
    const year = 365 * 86_400_000;
    const body = sequence(
      der(0xa0, der(0x02, Buffer.from([2]))),
      der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
      ecdsaWithSha256,
      name,
      sequence(time(Date.now() - year), time(Date.now() + year)),
      subject,
      publicKey.export({ type: 'spki', format: 'der' }),
      der(0xa3, sequence(extension)),
    );
    const signature = der(0x03, Buffer.from([0]), sign('sha256', body, keys.privateKey));
    const lines = sequence(body, ecdsaWithSha256, signature)
      .toString('base64')
      .match(/.{1,64}/g)
      ?.join('\n');
    return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
  }
}

/** A value of X.509: its tag, its length, what it holds. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...head]), value]);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts);
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function nameOf(commonName: string): Buffer {
  return sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(commonName)))));
}

function time(ms: number): Buffer {
  return der(0x18, Buffer.from(`${new Date(ms).toISOString().replaceAll(/\D/g, '').slice(0, 14)}Z`));
}

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const yes = der(0x01, Buffer.from([255]));
const isAuthority = sequence(oid('551d13'), yes, der(0x04, sequence(yes)));
const ofThisMachine = sequence(
  oid('551d11'),
  der(0x04, sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])))),
);
