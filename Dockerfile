# Its steps were followed by hand on Debian 12, but no container engine has run them yet. Try it before you rely on it.
# docker build -t safar . && docker run --init -p 127.0.0.1:3000:3000 -v safar-data:/data safar

FROM node:26-bookworm-slim AS base
WORKDIR /app

# What the server needs at run time. The lock file alone decides, so this layer lives until a dependency changes.
# Not `npm ci`: the lock file names optional packages of platforms that this image is not.
FROM base AS dependencies
COPY package.json package-lock.json ./
RUN npm install --no-save --omit=dev --include=optional --no-audit --no-fund

FROM dependencies AS build
RUN npm install --no-save --include=dev --include=optional --no-audit --no-fund
COPY . .
RUN node_modules/.bin/node -e "import('./scripts/build.ts').then(({ buildIfStale }) => buildIfStale(console.log))" \
    && rm -rf node_modules

FROM base
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=dependencies /app/node_modules node_modules
# The sources belong to root: the server can read them, and change nothing but its data.
COPY --from=build /app ./
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# The first start of the embedded database with demo content takes its time.
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=3 \
    CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between, so that a signal reaches the server itself.
CMD ["node_modules/.bin/node", "scripts/start.ts"]
