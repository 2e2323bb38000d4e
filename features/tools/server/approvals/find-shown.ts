import { query } from "#platform/server/command.ts";
import type { ShownCall } from "../../contract/shown-call.ts";
import type { ToolContext } from "../tool-context.ts";
import { findApprovalOfCall } from "./approval.repository.ts";

/** As what a person was, or is, asked about a call. Undefined: nobody was asked. */
export async function findShown({ ctx, callId }: ToolContext): Promise<ShownCall | undefined> {
  return (await query(ctx, ({ db }) => findApprovalOfCall(db, callId)))?.shown;
}
