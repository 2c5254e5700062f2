# The portal as an image. `docker build -t laurel .` makes the one for production, of what production needs alone;
# `--target demonstration` makes the one that compose.yaml starts where there are no settings.
FROM docker.io/library/node:26-bookworm-slim AS manifests
WORKDIR /opt/laurel
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/

FROM manifests AS demonstration
RUN npm ci
COPY . .
RUN npm run build && install -d -o node -g node /var/lib/laurel
USER node
ENV HOST=0.0.0.0 DATA_DIR=/var/lib/laurel
EXPOSE 3000
CMD ["node", "--max-semi-space-size=8", "scripts/start.ts"]

FROM manifests AS packages
# Neither what tests and builds nor what only the browser part is built of.
RUN npm ci --omit=dev --workspace server

FROM docker.io/library/node:26-bookworm-slim AS production
WORKDIR /opt/laurel
COPY --from=packages /opt/laurel ./
COPY contract contract
COPY server server
COPY demo demo
COPY --from=demonstration /opt/laurel/web/dist web/dist
RUN printf '#!/bin/sh\nexec node /opt/laurel/server/src/laurel.ts "$@"\n' >/usr/local/bin/laurel \
  && chmod 0755 /usr/local/bin/laurel \
  && install -d -o node -g node /var/lib/laurel
USER node
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/var/lib/laurel
EXPOSE 3000
HEALTHCHECK --start-period=120s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "server/src/main.ts"]
