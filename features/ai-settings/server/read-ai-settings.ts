import { isDeepStrictEqual } from "node:util";
import type { ToolRules } from "#features/tools/server/index.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Services } from "#platform/server/services.ts";
import { listInstructionsInForce } from "./instructions/instructions.repository.ts";
import { listOwnTerms, listRuleSwitches } from "./redaction/redaction-rule.repository.ts";
import type { Rule } from "./redaction/rule.ts";
import { rulesByProvider } from "./redaction/rules-of-provider.ts";
import { listToolModes } from "./tools/tool-mode.repository.ts";
import { toolRulesOf } from "./tools/tool-rules-of.ts";

export interface Version {
  number: number;
  text: string;
}

/** What is in force for one workspace, from the installation and its own admins. */
export interface AiSettings {
  installation: Version | undefined;
  workspace: Version | undefined;
  /** The stricter of what both set, by tool. The same object until it changes: the gate caches by it. */
  toolRules: ToolRules;
  /** By the id of the provider. Absent: it gets everything as it is. */
  rules: ReadonlyMap<string, readonly Rule[]>;
}

/** How long a change made by another server may stay unseen. */
const freshMs = 1_000;
const mostWorkspaces = 1_000;

type Known = Map<string, { atMs: number; settings: Promise<AiSettings> }>;
const known = new WeakMap<Services, Known>();

/** The settings of a workspace. Cached for a second, because each run and each tool call asks. */
export function readAiSettings(ctx: Ctx, workspaceId: string): Promise<AiSettings> {
  const cache = cacheOf(ctx.services);
  const cached = cache.get(workspaceId);
  if (cached && performance.now() - cached.atMs < freshMs) return cached.settings;
  if (cache.size >= mostWorkspaces) cache.clear();
  const settings = read(ctx, workspaceId, cached?.settings);
  cache.set(workspaceId, { atMs: performance.now(), settings });
  settings.catch(() => cache.delete(workspaceId));
  return settings;
}

/** Invalidates the cache. */
export function invalidateAiSettings(services: Services): void {
  cacheOf(services).clear();
}

async function read(ctx: Ctx, workspaceId: string, before?: Promise<AiSettings>): Promise<AiSettings> {
  const known = (await before?.catch(() => undefined))?.toolRules;
  return query(ctx.asSystem("ai-settings"), async ({ db }) => {
    const [versions, modes, switches, terms] = await Promise.all([
      listInstructionsInForce(db, workspaceId),
      listToolModes(db, [installationWorkspaceId, workspaceId]),
      listRuleSwitches(db),
      listOwnTerms(db),
    ]);
    const toolRules = toolRulesOf(modes);
    return {
      installation: versions.find(({ workspace_id }) => workspace_id === installationWorkspaceId),
      workspace: versions.find(({ workspace_id }) => workspace_id === workspaceId),
      rules: rulesByProvider(switches, terms),
      toolRules: known && isDeepStrictEqual(known, toolRules) ? known : toolRules,
    };
  });
}

function cacheOf(services: Services): Known {
  const cache: Known = known.get(services) ?? new Map();
  known.set(services, cache);
  return cache;
}
