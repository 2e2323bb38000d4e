import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import type { ChangeInstructions } from "../../contract/index.ts";
import { installationAiAccess, workspaceAiAccess } from "../ai-settings.access.ts";
import { storeInstructions } from "./store-instructions.ts";

/** Adds a version of the installation's instructions. Throws `instructions.changed_meanwhile`. */
export const changeInstallationInstructions = command(
  "installation_instructions.change",
  installationAiAccess.change_instructions,
  (ctx, input: ChangeInstructions) => storeInstructions(ctx, installationWorkspaceId, input),
);

/** Adds a version of the workspace's instructions. Throws `instructions.changed_meanwhile`. */
export const changeWorkspaceInstructions = command(
  "workspace_instructions.change",
  workspaceAiAccess.change_instructions,
  (ctx, input: ChangeInstructions) => storeInstructions(ctx, userOf(ctx).workspaceId, input),
);
