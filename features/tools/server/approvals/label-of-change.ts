import { type Label, systemLabel } from "#platform/contract/label.ts";
import { query } from "#platform/server/command.ts";
import { stableJson } from "../stable-json.ts";
import type { ToolContext } from "../tool-context.ts";
import { findApprovalOfCall } from "./approval.repository.ts";

/** The label of the values that a person changed before they approved: a colleague's are not those of the run's person. */
export async function labelOfChange({ ctx, callId, shown }: ToolContext): Promise<Label> {
  const approval = shown && (await query(ctx, ({ db }) => findApprovalOfCall(db, callId)));
  if (approval?.status !== "approved") return systemLabel;
  const { input, approved_input, decided_by, user_id } = approval;
  if (stableJson(input) === stableJson(approved_input)) return systemLabel;
  return { integrity: decided_by === user_id ? "user" : "organization", readers: [] };
}
