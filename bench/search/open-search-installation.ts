import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { listConversationsPage } from "../../features/chat/server/list-conversations-page.ts";
import { searchConversations } from "../../features/chat/server/search/search-conversations.ts";
import { createBlobs } from "../../platform/server/blobs/create-blobs.ts";
import { query } from "../../platform/server/command.ts";
import type { Ctx } from "../../platform/server/context.ts";
import { createServices, systemCtx } from "../../platform/server/create-services.ts";
import { migrate } from "../../platform/server/db/migrate.ts";
import { createLogger } from "../../platform/server/log.ts";
import { startPostgres } from "../../platform/server/postgres/start-postgres.ts";
import { createUserActor } from "../../platform/server/testing/create-user-actor.ts";

export type SearchInstallation = Awaited<ReturnType<typeof openSearchInstallation>>;

/** The product's database with its own settings, and its commands as somebody. */
export async function openSearchInstallation(dataDir: string) {
  const postgres = await startPostgres({ dataDir, log: { warn: () => {}, error: () => {} } });
  const pool = new pg.Pool({ ...postgres.superuserConnection, max: 2 });
  // Idle connections fail when the database stops; ignore that.
  pool.on("error", () => undefined);
  await migrate(postgres.ownerConnection, postgres.appConnection.user);
  const services = await createServices({
    ...{
      connection: postgres.appConnection,
      keyFile: join(dataDir, "keys.json"),
      log: createLogger("error"),
    },
    blobs: createBlobs({ dataDir, s3Url: undefined }),
  });
  const system = systemCtx(services, "bench");
  return {
    pool,
    system,
    /** What this person asks. */
    as(userId: string) {
      const ctx = system.as(createUserActor({ userId, workspaceId: userId }));
      return {
        list: () => listConversationsPage(ctx, { limit: 100, whose: "all" }),
        search: (words: string) => searchConversations(ctx, { words, limit: 30 }),
        scan: (word: string) => scanMessages(ctx, word),
      };
    },
    async close() {
      await Promise.all([services.pool.end(), services.servicePool.end(), pool.end()]);
      await postgres.stop();
    },
  };
}

/** The search without an index: what row-level security leaves of `ilike`. */
function scanMessages(ctx: Ctx, word: string) {
  return query(ctx, ({ db }) =>
    sql`select id from messages where body ilike ${`%${word}%`} order by created_at desc limit 30`.execute(
      db,
    ),
  );
}
