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

/** Every tool follows the policy. */
export const noRules: ToolRules = new Map();
const readers = new WeakMap<Services, ReadRules>();

/** Registers who knows what admins set. */
export function registerToolRules(services: Services, read: ReadRules): void {
  readers.set(services, read);
}

export async function toolRulesFor(ctx: Ctx): Promise<ToolRules> {
  return (await readers.get(ctx.services)?.(ctx)) ?? noRules;
}

const strictness: readonly ToolMode[] = ["automatic", "ask", "off"];

/** The stricter of two rules. A workspace can narrow what the installation allows, never widen it. */
export function stricter(a: ToolRule, b: ToolRule): ToolRule {
  const mode = strictness.indexOf(a.mode) > strictness.indexOf(b.mode) ? a.mode : b.mode;
  return { mode, needsOther: a.needsOther || b.needsOther };
}
