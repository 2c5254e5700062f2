import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { pipeline } from 'node:stream';
import { ownCertificate } from '../proxies/certificate.ts';

/** Ends TLS before the portal, as what stands in front of a container does. */
export async function tlsBefore(portalPort: number, port: number, folder: string): Promise<() => Promise<void>> {
  const { certificate, key } = ownCertificate(folder);
  const server = createServer({ cert: readFileSync(certificate), key: readFileSync(key) }, (asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-for': asked.socket.remoteAddress, 'x-forwarded-proto': 'https' };
    const passed = request(
      { host: '127.0.0.1', port: portalPort, path: asked.url, method: asked.method, headers },
      (got) => {
        // Who asked has left meanwhile.
        if (answer.destroyed) return void got.destroy();
        answer.writeHead(got.statusCode ?? 502, got.headers);
        pipeline(got, answer, () => {});
      },
    );
    passed.on('error', () => answer.destroy());
    pipeline(asked, passed, () => {});
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
}
