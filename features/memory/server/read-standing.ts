import { toolRulesFor } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { MemoryStanding } from "../contract/index.ts";
import { findMemoryState } from "./choice.repository.ts";
import { countMemories } from "./list-memories.repository.ts";
import { namesOfAgents } from "./memory.presenter.ts";
import { rememberName } from "./tools/names.ts";

/** How the caller's memory stands in this workspace. */
export async function readStanding(ctx: Ctx): Promise<MemoryStanding> {
  const [{ isOff }, counted, isOffForAll] = await Promise.all([
    query(ctx, ({ db }) => findMemoryState(db, null)),
    query(ctx, ({ db }) => countMemories(db)),
    isMemoryOffForAll(ctx),
  ]);
  const names = await namesOfAgents(
    ctx,
    counted.map(({ agentId }) => agentId),
  );
  const sum = (of: "kept" | "proposed") => counted.reduce((total, one) => total + one[of], 0);
  return {
    ...{ isOn: !isOff, isOffForAll, kept: sum("kept"), proposed: sum("proposed") },
    agents: counted.flatMap(({ agentId, kept }) =>
      agentId === null || kept === 0 ? [] : [{ id: agentId, name: names.get(agentId) ?? null, count: kept }],
    ),
  };
}

/** An admin who switches the tool off that remembers, for the workspace or the installation, switches memory off. */
export async function isMemoryOffForAll(ctx: Ctx): Promise<boolean> {
  return (await toolRulesFor(ctx)).get(rememberName)?.mode === "off";
}
