import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Mounted } from './call-context.ts';
import { openApi } from './openapi.ts';

/** The page that shows every mounted call, and the document behind it. */
export async function docs(app: FastifyInstance, mounted: readonly Mounted[], publicUrl: string): Promise<void> {
  const document = openApi(
    mounted.map(({ call }) => call),
    publicUrl,
  );
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { deepLinking: false } });
}
