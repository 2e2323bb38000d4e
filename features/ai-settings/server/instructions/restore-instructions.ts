import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { aiSettingsErrors, type RestoreInstructions } from "../../contract/index.ts";
import { installationAiAccess, workspaceAiAccess } from "../ai-settings.access.ts";
import { findInstructions } from "./instructions.repository.ts";
import { storeInstructions } from "./store-instructions.ts";

/** Adds a version with the text of an earlier one. Throws `instructions.not_found`. */
export const restoreInstallationInstructions = command(
  "installation_instructions.restore",
  installationAiAccess.change_instructions,
  (ctx, input: RestoreInstructions) => restore(ctx, installationWorkspaceId, input),
);

/** Adds a version with the text of an earlier one. Throws `instructions.not_found`. */
export const restoreWorkspaceInstructions = command(
  "workspace_instructions.restore",
  workspaceAiAccess.change_instructions,
  (ctx, input: RestoreInstructions) => restore(ctx, userOf(ctx).workspaceId, input),
);

async function restore(ctx: Ctx, workspaceId: string, { number, basedOn }: RestoreInstructions) {
  const earlier = await findInstructions(ctx.db, workspaceId, number);
  if (!earlier) fail(aiSettingsErrors, "instructions.not_found");
  return storeInstructions(ctx, workspaceId, { text: earlier.text, basedOn, restoredFrom: number });
}
