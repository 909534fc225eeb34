# Builds the product and packs what runs: the bundles, the public files and the run-time packages.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:20-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/public ./public
COPY --from=build /app/dist ./dist
# read at run time beside the bundle
COPY --from=build /app/src/server/seed/pictures ./src/server/seed/pictures
COPY --from=build /app/src/server/pdf/fonts ./src/server/pdf/fonts
COPY --from=build /app/src/server/modules/content/fonts ./src/server/modules/content/fonts
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--enable-source-maps", "dist/server/main.cjs"]
