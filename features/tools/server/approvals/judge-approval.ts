import { query } from "#platform/server/command.ts";
import type { ApprovedCall, Decision } from "../decision.ts";
import type { PolicyDecision } from "../gate/policy-decision.ts";
import { quotedBy } from "../label-of-output.ts";
import { refusalOf } from "../refusal.ts";
import { seenByOf } from "../seen-by.ts";
import { stableJson } from "../stable-json.ts";
import type { CatalogueTool } from "../tool.ts";
import type { ToolContext } from "../tool-context.ts";
import { ToolError } from "../tool-error.ts";
import { type ApprovalRow, findApprovalOfCall, type NewApproval } from "./approval.repository.ts";
import { approvalHash } from "./approval-hash.ts";
import { namesOfPeople } from "./names-of-people.ts";
import { newApproval } from "./new-approval.ts";
import { approvalExpired, approvalVoid, deniedByPerson, notShowable } from "./refusals.ts";
import { NotShowableError, readersWarning } from "./show-call.ts";

/**
 * What follows for a call that needs an approval: a request, a wait, or what the person decided. An approval
 * counts only for exactly the bytes and the tool that were shown.
 */
export async function judgeApproval(
  context: ToolContext,
  tool: CatalogueTool,
  input: unknown,
  policy: PolicyDecision,
): Promise<Decision> {
  const row = await query(context.ctx, ({ db }) => findApprovalOfCall(db, context.callId));
  if (!row) return request(context, tool, input, policy);
  switch (row.status) {
    case "requested":
      return row.expires_at <= context.ctx.now()
        ? { outcome: "deny", refusal: approvalExpired, policy }
        : ask(row, policy);
    case "approved":
      return isBound(row, context, tool, input) &&
        isByWhoeverHasTo(row, policy) &&
        (await isReadByThoseShown(row, context, tool))
        ? { outcome: "allow", policy, approval: approvedCall(row) }
        : { outcome: "deny", refusal: approvalVoid, policy };
    case "denied": {
      const nameOf = await namesOfPeople(context.ctx, [row.decided_by]);
      return { outcome: "deny", refusal: deniedByPerson(nameOf(row.decided_by), row), policy };
    }
    case "expired":
    case "withdrawn":
      return { outcome: "deny", refusal: approvalExpired, policy };
  }
}

async function request(
  context: ToolContext,
  tool: CatalogueTool,
  input: unknown,
  policy: PolicyDecision,
): Promise<Decision> {
  try {
    const approval = await newApproval(context, tool, input, policy);
    return { ...ask(approval, policy), approval };
  } catch (error) {
    if (error instanceof NotShowableError) return { outcome: "deny", refusal: notShowable, policy };
    if (!(error instanceof ToolError)) throw error;
    return { outcome: "deny", refusal: refusalOf(error, "Not carried out", quotedBy(tool, error)), policy };
  }
}

function ask(
  { id, expires_at, rule }: Pick<NewApproval, "id" | "expires_at" | "rule">,
  policy: PolicyDecision,
) {
  const wait = { kind: "approval", subjectId: id, wakeAt: expires_at } as const;
  return { outcome: "ask", reason: rule, wait, policy } as const;
}

function approvedCall({ id, input, approved_input, approved_hash }: ApprovalRow): ApprovedCall {
  const isChanged = stableJson(input) !== stableJson(approved_input);
  return { id, isChanged, input: approved_input, hash: approved_hash ?? "" };
}

/** The call is still the one that was shown, and what was approved is still what the approval says. */
function isBound(
  row: ApprovalRow,
  { callId }: ToolContext,
  tool: CatalogueTool,
  requested: unknown,
): boolean {
  const { approved_input: input, shown, approved_hash } = row;
  return (
    row.used_at === null &&
    stableJson(requested) === stableJson(row.input) &&
    approvalHash({ callId, toolHash: tool.hash, input, shown }) === approved_hash
  );
}

/** Somebody may have been given what the call changes while the request waited. */
async function isReadByThoseShown(
  { shown }: ApprovalRow,
  context: ToolContext,
  tool: CatalogueTool,
): Promise<boolean> {
  const seenBy = await seenByOf(context, tool);
  if (typeof seenBy === "string" || seenBy.others === "") return true;
  return shown.warnings.includes(readersWarning(seenBy.others));
}

/** Admins may have asked for four eyes while the request waited. */
function isByWhoeverHasTo(
  { decided_by, user_id }: ApprovalRow,
  { outcome, needsOther }: PolicyDecision,
): boolean {
  return outcome !== "ask" || !needsOther || decided_by !== user_id;
}
