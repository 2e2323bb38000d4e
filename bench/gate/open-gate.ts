import { join } from "node:path";
import pg from "pg";
import { aiSettingsModule } from "../../features/ai-settings/server/module.ts";
import {
  type CatalogueTool,
  catalogueTool,
  decideByPolicy,
  defineTool,
  type ToolRule,
} from "../../features/tools/server/index.ts";
import { createBlobs } from "../../platform/server/blobs/create-blobs.ts";
import { createServices, systemCtx } from "../../platform/server/create-services.ts";
import { migrate } from "../../platform/server/db/migrate.ts";
import { newId } from "../../platform/server/ids.ts";
import { createLogger } from "../../platform/server/log.ts";
import { startPostgres } from "../../platform/server/postgres/start-postgres.ts";
import { createUserActor } from "../../platform/server/testing/create-user-actor.ts";

const modes = ["automatic", "ask", "off"] as const;

/** The gate as a run uses it: the modes of a workspace's tools are read from the database and cached. */
export async function openGate(dataDir: string, toolCount: number) {
  const postgres = await startPostgres({ dataDir, log: { warn: () => {}, error: () => {} } });
  await migrate(postgres.ownerConnection, postgres.appConnection.user);
  const services = await createServices({
    ...{ connection: postgres.appConnection, keyFile: join(dataDir, "keys.json") },
    ...{ log: createLogger("error"), blobs: createBlobs({ dataDir, s3Url: undefined }) },
  });
  await aiSettingsModule.start?.(services, { isWorker: false });
  const actor = createUserActor({ role: "owner" });
  const tools = Array.from({ length: toolCount }, (_, index) => toolOf(index));
  const pool = new pg.Pool({ ...postgres.superuserConnection, max: 1 });
  for (const [index, { name }] of tools.entries()) {
    await pool.query(
      "insert into tool_modes (workspace_id, tool_name, mode, needs_other) values ($1, $2, $3, false)",
      [actor.workspaceId, name, modes[index % modes.length]],
    );
  }
  await pool.end();
  const run = {
    ctx: systemCtx(services, "bench").as(actor),
    ...{ signal: new AbortController().signal, runId: newId(), conversationId: newId() },
    ...{ timeZone: "UTC", said: [], asked: [] },
  };
  return {
    tools,
    rules: new Map(tools.map(({ name }, index) => [name, ruleOf(index)])),
    /** Decides one call, once after text of the person and once after a web page. */
    decide: (tool: CatalogueTool, integrity: "user" | "untrusted") =>
      decideByPolicy(
        { ...run, callId: newId(), label: { integrity, readers: [`conversation:${run.conversationId}`] } },
        tool,
      ),
    async close() {
      await Promise.all([services.pool.end(), services.servicePool.end()]);
      await postgres.stop();
    },
  };
}

function ruleOf(index: number): ToolRule {
  return { mode: modes[index % modes.length] ?? "ask", needsOther: false };
}

/** Tools of all kinds: some only read, others change or send. */
function toolOf(index: number): CatalogueTool {
  const [writes, egress, isFinal, own] = [1, 2, 4, 8].map((bit) => (index & bit) > 0);
  return catalogueTool(
    "built_in",
    defineTool({
      ...{ name: `bench_${index}`, title: "Bench", description: "For the bench." },
      input: { jsonSchema: { type: "object" } },
      facts: {
        ...{ reads: "workspace", writes: writes === true, egress: egress === true, own: own === true },
        ...{ irreversible: isFinal === true, external: egress === true },
        ...{ control: [], content: [], undo: isFinal ? null : "It is put back." },
      },
      ...{ effect: "write", idempotent: true, outputTrust: "untrusted", timeoutMs: 1_000 },
      describe: () => "",
      run: async () => ({ content: "", summary: "" }),
    }),
  );
}
