import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import tls from 'node:tls';

export interface Certificate {
  certificate: string;
  key: string;
}

/** A certificate of this drill's own for localhost, which this process trusts from here on. */
export function ownCertificate(folder: string): Certificate {
  const [certificate, key] = [path.join(folder, 'own.crt'), path.join(folder, 'own.key')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-out', certificate, '-keyout', key];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
    stdio: 'pipe',
  });
  tls.setDefaultCACertificates([...tls.getCACertificates(), readFileSync(certificate, 'utf8')]);
  return { certificate, key };
}
