import type { Ctx } from "#platform/server/context.ts";
import type { Services } from "#platform/server/services.ts";
import type { ToolMode } from "../../contract/tool-mode.ts";

/** What admins set for one tool. */
export interface ToolRule {
  mode: ToolMode;
  /** Somebody else than the person who asked has to approve. */
  needsOther: boolean;
}

/** What admins set for the acting person's workspace, by name of the tool. Tools without a rule follow the policy. */
export type ToolRules = ReadonlyMap<string, ToolRule>;

type ReadRules = (ctx: Ctx) => Promise<ToolRules>;
export interface ForgottenModes {
  toolNames: readonly string[];
  /** In all workspaces, not only the caller's. */
  isEverywhere: boolean;
}
/** Deletes modes. */
export interface ModeForgetting {
  /** Within the transaction of the caller. */
  within(ctx: Ctx, modes: ForgottenModes): Promise<void>;
  /** In all workspaces, in one transaction each. */
  ahead(ctx: Ctx, toolNames: readonly string[]): Promise<void>;
}

/** Every tool follows the policy. */
export const noRules: ToolRules = new Map();
const registered = new WeakMap<Services, { read: ReadRules; forget: ModeForgetting | undefined }>();

/** Registers who knows what admins set, and who deletes it. */
export function registerToolRules(services: Services, read: ReadRules, forget?: ModeForgetting): void {
  registered.set(services, { read, forget });
}

export async function toolRulesFor(ctx: Ctx): Promise<ToolRules> {
  return (await registered.get(ctx.services)?.read(ctx)) ?? noRules;
}

/**
 * Deletes the modes `automatic` of these tools in the caller's workspace or everywhere, because they can do something
 * else from now on. Stricter modes stay. Call it inside the elevated command that changes the tools: a mode that is set
 * at the same time is set before and deleted, or looks at the changed tools.
 */
export async function forgetToolModes(
  ctx: Ctx,
  toolNames: readonly string[],
  { isEverywhere = false }: Partial<Pick<ForgottenModes, "isEverywhere">> = {},
): Promise<void> {
  if (toolNames.length > 0)
    await registered.get(ctx.services)?.forget?.within(ctx, { toolNames, isEverywhere });
}

/**
 * Deletes the modes `automatic` of these tools in every workspace, in one transaction each. Call it before a command
 * that changes the tools everywhere, which then finds only modes that were set meanwhile. When the command fails, the
 * tools ask.
 */
export async function forgetToolModesAhead(ctx: Ctx, toolNames: readonly string[]): Promise<void> {
  if (toolNames.length > 0) await registered.get(ctx.services)?.forget?.ahead(ctx, toolNames);
}

const strictness: readonly ToolMode[] = ["automatic", "ask", "off"];

/** The stricter of two rules. A workspace can narrow what the installation allows, never widen it. */
export function stricter(a: ToolRule, b: ToolRule): ToolRule {
  const mode = strictness.indexOf(a.mode) > strictness.indexOf(b.mode) ? a.mode : b.mode;
  return { mode, needsOther: a.needsOther || b.needsOther };
}
