import { join } from "node:path";
import { claimLink } from "#features/admin/server/index.ts";
import { listModels } from "#features/models/server/index.ts";
import { engineOf } from "#features/runs/server/index.ts";
import { createBlobs } from "#platform/server/blobs/create-blobs.ts";
import { billingHeaders } from "#platform/server/config/billing-mode.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Ctx } from "#platform/server/context.ts";
import { createServices, systemCtx } from "#platform/server/create-services.ts";
import { migrate, readMigrations } from "#platform/server/db/migrate.ts";
import { inOneRoundTrip } from "#platform/server/db/single-round-trip.ts";
import { erasableOf } from "#platform/server/erasure/erasable-of.ts";
import { subscriptionsOf } from "#platform/server/events/subscriptions-of.ts";
import { requireMigrations } from "#platform/server/health/require-migrations.ts";
import { requireWorker, startHeartbeat } from "#platform/server/health/worker-heartbeat.ts";
import { buildServer } from "#platform/server/http/build-server.ts";
import { endEventStreams } from "#platform/server/http/open-event-stream.ts";
import type { ContentSources } from "#platform/server/http/security-headers.ts";
import { createCarriers } from "#platform/server/mail/carriers/create-carriers.ts";
import { retentionOf } from "#platform/server/retention/retention-of.ts";
import type { Services } from "#platform/server/services.ts";
import { installationRoutes } from "./installation-routes.ts";
import { createModules } from "./modules.ts";
import { paymentSources } from "./payments/payment-sources.ts";
import type { PublicPages } from "./public-pages/public-pages.ts";
import { servePublicPages } from "./public-pages/serve-public-pages.ts";
import { searchHeaders } from "./search-headers.ts";
import { serveWeb } from "./serve-web.ts";
import type { StartedServer, StartParts } from "./start/start-parts.ts";

/** Composes the server from its features, migrates the database, and starts serving requests and jobs. */
export async function startServer(config: Config, parts: StartParts): Promise<StartedServer> {
  const { ownerConnection, appConnection, log, health, shutdown, root } = parts;
  const isSameUser = ownerConnection.user === appConnection.user;
  const migrations = await readMigrations();
  await migrate(ownerConnection, isSameUser ? undefined : appConnection.user, migrations);

  const modules = createModules(config);
  const services = await createServices({
    connection: appConnection,
    maxConnections: config.databaseConnections,
    keyFile: join(config.dataDir, "keys.json"),
    blobs: createBlobs(config),
    carriers: createCarriers(config, log),
    erasable: erasableOf(modules),
    offers: modules.flatMap(({ offers = [] }) => offers),
    retention: retentionOf(modules),
    subscriptions: subscriptionsOf(modules),
    log,
  });
  shutdown.onShutdown("connections", () => endServices(services));
  const isWorker = config.role !== "web";
  const isWeb = config.role !== "worker";

  await services.broadcast.start();
  shutdown.onShutdown("announcements", () => services.broadcast.stop());
  for (const module of modules) await module.seed?.(systemCtx(services, "seed"));
  const jobs = modules.flatMap((module) => module.jobs ?? []);
  await services.jobs.start(jobs);
  shutdown.onShutdown("jobs", () => services.jobs.stop(3_000), 4_000);
  for (const module of modules) {
    await module.start?.(services, { isWorker });
    const { stop } = module;
    if (stop) shutdown.onShutdown(module.name, () => stop(services), 5_000);
  }
  if (isWorker) {
    await services.jobs.work();
    services.deliveries.work();
    await services.schedules.work(jobs);
    shutdown.onShutdown("schedules", () => services.schedules.stop(), 2_000);
    shutdown.onShutdown("deliveries", () => services.deliveries.stop(3_000), 4_000);
    const requireAlive = () => engineOf(services).requireAlive();
    health.register("worker", requireAlive);
    const heartbeat = await startHeartbeat(services, requireAlive);
    shutdown.onShutdown("heartbeat", heartbeat.stop);
  } else health.register("worker", () => requireWorker(services));
  health.register("migrations", () => requireMigrations(services, migrations));
  health.register("database", () => probe(services));
  health.register("announcements", () => {
    if (!services.broadcast.isListening)
      throw new Error("The connection that listens is being opened again.");
  });

  let pages: PublicPages | undefined;
  if (isWeb) {
    const server = await buildServer({
      services,
      modules,
      trustedProxyHops: config.trustedProxyHops,
      contentSources: framesToo(paymentSources(config.billing)),
      headers: {
        ...billingHeaders(config.billing),
        ...searchHeaders(config),
      },
      fallback: async (instance) => {
        await installationRoutes(instance, { config, services, health });
        pages = servePublicPages(instance, { config, services, folder: join(root, "dist") });
        await serveWeb(instance, join(root, "dist"));
      },
    });
    await server.listen({ port: config.port, host: config.host });
    shutdown.onShutdown("requests", () => server.close());
    shutdown.onShutdown("streams", endEventStreams);
  }
  const system = systemCtx(services, "start");
  return {
    prepare: async () => pages?.prepare(),
    facts: async () => ({
      claimUrl: await claimLink(system, { publicUrl: config.publicUrl }),
      models: await describeModels(system),
    }),
  };
}

async function probe({ pool }: Services): Promise<void> {
  await inOneRoundTrip(pool, { role: "service_role" }, { text: "select 1", values: [] });
}

/** Closes the connections of a server. Stop everything that uses them before. */
async function endServices({ pool, servicePool }: Services): Promise<void> {
  await Promise.all([pool.end(), servicePool.end()]);
}

/** Pages may hold frames of this server, beside those of `more`: what runs in one is closed in by a page of its own. */
function framesToo(more: ContentSources): ContentSources {
  return { ...more, frameSrc: [...new Set(["'self'", ...(more.frameSrc ?? [])])] };
}

/** The answering models in a few words, for the start screen. */
async function describeModels(system: Ctx): Promise<string> {
  const models = (await listModels(system)).filter(({ isBuiltin }) => !isBuiltin);
  if (models.length === 0) return "built-in assistant, no model";
  const first = models.find(({ isDefault }) => isDefault) ?? models[0];
  return models.length === 1 ? `${first?.label}` : `${first?.label} and ${models.length - 1} more`;
}
