# syntax=docker/dockerfile:1
# The site on your own server (docs/decisions/0020-delivery.md). .env files are not copied: every variable that the
# build reads is an argument (ARG) or a secret.
#
#   docker build -t website \
#     --build-arg SITE_URL=https://www.keelstone.example \
#     --build-arg GATSBY_FORM_ENDPOINT=… --build-arg GATSBY_LIST_ENDPOINT=… \
#     --secret id=FACT_SHEET_SECRET,env=FACT_SHEET_SECRET .
#   docker run --read-only --env-file website.env -p 8080:8080 website
#
# Docker reads website.env as it is written: without quotation marks.

FROM node:24 AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY host/package.json host/
RUN npm ci
COPY . .
ARG SITE_URL GATSBY_FORM_ENDPOINT GATSBY_LIST_ENDPOINT GATSBY_LIST_CONSENT_FIELD GATSBY_FACT_SHEET_ENDPOINT CSP_REPORT_URL PREVIEW CMS_REPOSITORY CMS_BRANCH CMS_SIGN_IN
ENV TZ=UTC GATSBY_TELEMETRY_DISABLED=1 MALLOC_MMAP_THRESHOLD_=131072 \
    NODE_OPTIONS=--max-old-space-size=1900
RUN --mount=type=secret,id=FACT_SHEET_SECRET,env=FACT_SHEET_SECRET npm run build && node --import tsx host/compress.ts

FROM node:24-slim
WORKDIR /site
# The mode of a clone made with umask 077 would keep the user below from reading the files.
COPY --chmod=755 package.json package-lock.json .npmrc ./
COPY --chmod=755 host/package.json host/
RUN npm ci --omit=dev --workspace host && npm cache clean --force
COPY --chmod=755 tsconfig.json ./
COPY --chmod=755 host host
COPY --chmod=755 src/forms/rules src/forms/rules
COPY --chmod=755 --from=build /site/public public
COPY --chmod=755 --from=build /site/src/server src/server
# The file system is read-only, so tsx must not cache what it compiles.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 TSX_DISABLE_CACHE=1
# Kubernetes checks `runAsNonRoot` by the number: that of the user node.
USER 1000
EXPOSE 8080
# Through an agent of its own, which uses no proxy of the environment.
HEALTHCHECK CMD ["node", "-e", "require('http').get({ port: process.env.PORT, path: '/healthz', agent: false }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "--import", "tsx", "host/main.ts"]
