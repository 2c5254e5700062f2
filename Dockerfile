FROM node:26-bookworm-slim
WORKDIR /laurel
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci
COPY . .
RUN npm run build && install -d -o node -g node data
USER node
ENV HOST=0.0.0.0
EXPOSE 3000
CMD ["node", "--max-semi-space-size=8", "scripts/start.ts"]
