# syntax=docker/dockerfile:1
# One image for books, web servers and the demo cashier; deploy/ has what each of them runs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
ARG RELEASE
RUN npm install --no-save --no-audit --no-fund --loglevel=error && RELEASE=$RELEASE node scripts/build.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY . .
RUN npm install --no-save --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error && rm -rf node_modules/node node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data WEB_DIST=/app/apps/web/dist MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=65536
WORKDIR /app
COPY --from=packages /app /app
COPY --from=build /app/apps/web/dist /app/apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 3001 3100 9464
CMD ["node", "apps/book/src/cli/main.ts", "serve"]
