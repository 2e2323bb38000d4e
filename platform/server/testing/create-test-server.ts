import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import pg from "pg";
import { inject } from "vitest";
import { createBlobs } from "../blobs/create-blobs.ts";
import type { Actor, Ctx } from "../context.ts";
import { createCtx } from "../create-ctx.ts";
import { createServices, systemCtx } from "../create-services.ts";
import { erasableOf } from "../erasure/erasable-of.ts";
import { subscriptionsOf } from "../events/subscriptions-of.ts";
import { buildServer } from "../http/build-server.ts";
import type { JobPace } from "../jobs/job-queue.ts";
import { createLogger, type Logger } from "../log.ts";
import type { Carriers } from "../mail/carriers/carrier.ts";
import type { Module } from "../module.ts";
import { retentionOf } from "../retention/retention-of.ts";
import type { Services } from "../services.ts";
import { createTestDatabase, type TestDatabase } from "./create-test-database.ts";

export interface TestServer extends AsyncDisposable {
  server: FastifyInstance;
  services: Services;
  database: TestDatabase;
  /** The address, when started with `listen`. */
  url: string;
  system: Ctx;
  as(actor: Actor): Ctx;
  /** Headers that make a request act as `actor`. Only works when no module of the test authenticates. */
  headersOf(actor: Actor): Record<string, string>;
  keyFile: string;
  /** Runs SQL past all policies. It may also change data without an audit event. */
  look<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
}

export interface TestServerOptions {
  modules: Module[];
  isWorker?: boolean;
  listen?: boolean;
  /** Another server of the same test. This one shares its database and keys. Stop this one first. */
  beside?: Pick<TestServer, "database" | "keyFile">;
  /** Stages the time: the clock of the server, and what the database says to those who ask it for the time. */
  now?: () => Date;
  carriers?: Carriers;
  log?: Logger;
  /** Short, so that no test waits long. */
  jobPace?: Partial<JobPace>;
}

const actorHeader = "x-test-actor";

/** The real server on its own database: the product's composition, with the chosen modules. */
export async function createTestServer(options: TestServerOptions): Promise<TestServer> {
  const dataDir = await mkdtemp(join(inject("filesFolder"), "server-"));
  return startIn(dataDir, options).catch(async (error: unknown) => {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  });
}

async function startIn(dataDir: string, options: TestServerOptions): Promise<TestServer> {
  const { beside } = options;
  const database = beside?.database ?? (await createTestDatabase());
  const keyFile = beside?.keyFile ?? join(dataDir, "keys.json");
  const services = await createServices({
    connection: database.appConnection,
    keyFile,
    blobs: createBlobs({ dataDir, s3Url: undefined }),
    log: options.log ?? createLogger(process.env.TEST_LOG ?? "silent"),
    erasable: erasableOf(options.modules),
    offers: options.modules.flatMap(({ offers = [] }) => offers),
    retention: retentionOf(options.modules),
    subscriptions: subscriptionsOf(options.modules),
    ...(options.carriers ? { carriers: options.carriers } : {}),
    ...stagedClocks(options.now),
    jobPace: { pollSeconds: 2, ...options.jobPace },
  });
  const modules = options.modules.some(({ authenticate }) => authenticate)
    ? options.modules
    : [...options.modules, { name: "test-actors", authenticate: actorOfHeader }];
  await services.broadcast.start();
  for (const module of modules) await module.seed?.(systemCtx(services, "seed"));
  await services.jobs.start(modules.flatMap(({ jobs }) => jobs ?? []));
  const isWorker = options.isWorker ?? true;
  for (const module of modules) await module.start?.(services, { isWorker });
  if (isWorker) services.deliveries.work();
  const server = await buildServer({ services, modules });
  if (options.listen) await server.listen({ port: 0, host: "127.0.0.1" });
  else await server.ready();
  const looking = new pg.Pool({ ...database.superuserConnection, max: 2, options: "-c app.audit_exempt=on" });
  looking.on("error", () => undefined);

  return {
    server,
    services,
    database,
    keyFile,
    url: options.listen ? `http://127.0.0.1:${(server.server.address() as AddressInfo).port}` : "",
    system: systemCtx(services, "test"),
    as: (actor) => createCtx(services, actor),
    headersOf: (actor) => ({ [actorHeader]: JSON.stringify(actor) }),
    look: async (sql, values) => (await looking.query(sql, values)).rows,
    async [Symbol.asyncDispose]() {
      server.server.closeAllConnections();
      await server.close();
      for (const module of modules.toReversed()) await module.stop?.(services);
      await services.schedules.stop();
      await services.deliveries.stop(500);
      await services.jobs.stop(500);
      await services.broadcast.stop();
      await services.servicePool.end();
      await services.pool.end();
      await looking.end();
      if (!beside) await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function stagedClocks(now: TestServerOptions["now"]) {
  return now ? { now, databaseNow: async () => now() } : {};
}

async function actorOfHeader(request: FastifyRequest): Promise<Actor> {
  const header = request.headers[actorHeader];
  return typeof header === "string" ? JSON.parse(header) : { type: "anonymous" };
}
