import { join } from "node:path";
import pg from "pg";
import { checkAdmins } from "#features/admin/server/index.ts";
import { checkConnectedModels } from "#features/models/server/index.ts";
import { createBlobs } from "#platform/server/blobs/create-blobs.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { Ctx } from "#platform/server/context.ts";
import { createServices, systemCtx } from "#platform/server/create-services.ts";
import { pendingMigrations, readMigrations } from "#platform/server/db/migrate.ts";
import { checkDeliveries } from "#platform/server/events/check-deliveries.ts";
import { createLogger } from "#platform/server/log.ts";
import type { OpenDatabase } from "../../apps/server/start/open-database.ts";
import { type Examination, NotExaminedError } from "./examination.ts";
import { examineSearch } from "./examine-search.ts";
import { examineSpeech } from "./examine-speech.ts";
import { examineTranscription } from "./examine-transcription.ts";

/** Examines the database: whether it answers, is safe to use, and has the newest schema. */
export function databaseExaminations(opening: Promise<OpenDatabase>, config: Config): Examination[] {
  opening.catch(() => {});
  const opened = () =>
    opening.catch(() => {
      throw new NotExaminedError("the database could not be opened.");
    });
  return [
    {
      name: "Database",
      async examine() {
        const database = await opening;
        const [row] = await ask<{ version: string }>(
          database,
          "select current_setting('server_version') as version",
        );
        return `${database.description}, version ${row?.version}`;
      },
      fix: "Start it, or correct DATABASE_URL.",
    },
    {
      name: "Row-level security",
      async examine() {
        const [row] = await ask<{ bypasses: boolean }>(
          await opened(),
          "select rolsuper or rolbypassrls as bypasses from pg_roles where rolname = current_user",
        );
        if (row?.bypasses !== false) throw new Error("The role of the server passes it by.");
        return "binds the role of the server";
      },
      fix: "Use a role that is no superuser and has no BYPASSRLS.",
    },
    {
      name: "Migrations",
      async examine() {
        const present = await readPresent(await opened());
        const pending = pendingMigrations(await readMigrations(), present);
        if (present.length > 0 && pending.length > 0) throw new Error(`${pending.length} are not applied.`);
        return present.length === 0
          ? "none yet: the server has not been started"
          : `${present.length} applied`;
      },
      fix: "npm start applies them.",
    },
    {
      name: "Events",
      examine: async () => asking(await opened(), config, checkDeliveries),
      fix: "npm run admin -- deliveries list shows what failed; retry it when its cause is mended, or skip it.",
    },
    {
      name: "Models",
      examine: async () => asking(await opened(), config, checkConnectedModels),
      fix: "npm run admin -- models shows what is connected, and how to connect it again.",
    },
    {
      name: "Speech",
      examine: async () => asking(await opened(), config, (ctx) => examineSpeech(ctx, config)),
      fix: "Correct SPEECH and SPEECH_…, let this machine reach the provider, or set SPEECH=embedded or off.",
    },
    {
      name: "Dictation",
      examine: async () => asking(await opened(), config, (ctx) => examineTranscription(ctx, config)),
      fix: "Correct TRANSCRIPTION and TRANSCRIPTION_…, let this machine reach the server, or set TRANSCRIPTION=off.",
    },
    {
      name: "Web search",
      examine: () => examineSearch(config),
      fix: "Correct SEARCH, SEARCH_KEY and SEARCH_URL, let this machine reach the provider, or set SEARCH=none.",
    },
    {
      name: "Admins",
      examine: async () => asking(await opened(), config, checkAdmins),
      fix: "npm run admin -- grant <email>, or open the link that the next start prints.",
    },
  ];
}

/** Runs a feature's check of its own tables, once they exist. */
async function asking(
  database: OpenDatabase,
  config: Config,
  check: (ctx: Ctx) => Promise<string>,
): Promise<string> {
  const present = await readPresent(database);
  if (present.length === 0) return "none yet: the server has not been started";
  if (pendingMigrations(await readMigrations(), present).length > 0) return "not asked before the migrations";
  const services = await createServices({
    connection: database.appConnection,
    maxConnections: 2,
    keyFile: join(config.dataDir, "keys.json"),
    blobs: createBlobs(config),
    log: createLogger("silent"),
  });
  try {
    return await check(systemCtx(services, "doctor"));
  } finally {
    await Promise.all([services.pool.end(), services.servicePool.end()]);
  }
}

async function readPresent(database: OpenDatabase) {
  const client = new pg.Client(database.ownerConnection);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; checksum: string }>(
      "select name, checksum from schema_migrations order by name",
    );
    return rows;
  } catch (error) {
    if ((error as { code?: string }).code === "42P01") return [];
    throw error;
  } finally {
    await client.end();
  }
}

async function ask<Row extends pg.QueryResultRow>({ appConnection }: OpenDatabase, sql: string) {
  const client = new pg.Client(appConnection);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
