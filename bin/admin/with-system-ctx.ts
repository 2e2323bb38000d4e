import { join } from "node:path";
import { createBlobs } from "#platform/server/blobs/create-blobs.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Ctx } from "#platform/server/context.ts";
import { createServices, systemCtx } from "#platform/server/create-services.ts";
import { migrate } from "#platform/server/db/migrate.ts";
import { subscriptionsOf } from "#platform/server/events/subscriptions-of.ts";
import { createLogger } from "#platform/server/log.ts";
import { createModules } from "../../apps/server/modules.ts";
import { reachDatabase } from "../../apps/server/start/reach-database.ts";

/** Runs `perform` as the system on this installation's database, whether or not the server runs. */
export async function withSystemCtx<Result>(
  config: Config,
  root: string,
  name: string,
  perform: (ctx: Ctx) => Promise<Result>,
): Promise<Result> {
  const log = createLogger("error");
  const { ownerConnection, appConnection, close } = await reachDatabase(config, log, root);
  try {
    const isSameUser = ownerConnection.user === appConnection.user;
    await migrate(ownerConnection, isSameUser ? undefined : appConnection.user);
    const services = await createServices({
      connection: appConnection,
      maxConnections: 4,
      keyFile: join(config.dataDir, "keys.json"),
      blobs: createBlobs(config),
      subscriptions: subscriptionsOf(createModules(config)),
      log,
    });
    await services.jobs.start([]);
    try {
      return await perform(systemCtx(services, name));
    } finally {
      await services.jobs.stop(1_000);
      await Promise.all([services.pool.end(), services.servicePool.end()]);
    }
  } finally {
    await close();
  }
}
