import { registerRunGuidance } from "#features/runs/server/index.ts";
import { noRules, registerToolRules, type ToolRules } from "#features/tools/server/index.ts";
import { type Ctx, personOf } from "#platform/server/context.ts";
import type { Module } from "#platform/server/module.ts";
import { aiSettingsActs } from "./acts.ts";
import { workspaceAiAccess } from "./ai-settings.access.ts";
import { installationAiRoutes, redactionRoutes, workspaceAiRoutes } from "./ai-settings.routes.ts";
import { readAiSettings } from "./read-ai-settings.ts";
import { adminsGuidance } from "./runs/admins-guidance.ts";
import { forgetModesAhead } from "./tools/forget-modes-ahead.ts";
import { forgetAutomaticModes } from "./tools/forget-tool-modes.ts";

/** What admins tell every assistant, and what they withhold from it. */
export const aiSettingsModule: Module = {
  name: "ai-settings",
  offers: [workspaceAiAccess.read],
  acts: aiSettingsActs,
  routes: [installationAiRoutes, redactionRoutes, workspaceAiRoutes],
  erasable: [
    { table: "instruction_versions", columns: ["workspace_id"] },
    { table: "tool_modes", columns: ["workspace_id"] },
    { table: "run_instructions", columns: ["workspace_id", "user_id"] },
    { table: "run_redactions", columns: ["workspace_id", "user_id"] },
    { table: "redacted_values", columns: ["workspace_id", "user_id"] },
  ],
  start(services) {
    registerRunGuidance(services, adminsGuidance);
    registerToolRules(services, readRules, { within: forgetAutomaticModes, ahead: forgetModesAhead });
  },
};

async function readRules(ctx: Ctx): Promise<ToolRules> {
  const person = personOf(ctx.actor);
  return person ? (await readAiSettings(ctx, person.workspaceId)).toolRules : noRules;
}
