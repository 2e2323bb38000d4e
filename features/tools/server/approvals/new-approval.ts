import { newId } from "#platform/server/ids.ts";
import type { PolicyDecision } from "../gate/policy-decision.ts";
import { stableJson } from "../stable-json.ts";
import { storableJson } from "../storable-json.ts";
import type { CatalogueTool } from "../tool.ts";
import type { ToolContext } from "../tool-context.ts";
import type { NewApproval } from "./approval.repository.ts";
import { approvalHash } from "./approval-hash.ts";
import { listOutsideTexts, ownWordsOf } from "./list-outside-texts.ts";
import { markOutsideText } from "./mark-outside-text.ts";
import { NotShowableError, showCall } from "./show-call.ts";

/** How long a request waits for a person. */
export const approvalLastsMs = 7 * 24 * 60 * 60_000;

/** The request for an approval of these bytes. Throws NotShowableError when they cannot be shown exactly. */
export async function newApproval(
  context: ToolContext,
  tool: CatalogueTool,
  input: unknown,
  { rule, why, policyHash, needsOther }: PolicyDecision,
): Promise<NewApproval> {
  const stored = storableJson(input);
  if (stableJson(stored) !== stableJson(input))
    throw new NotShowableError(`The input of ${tool.name} is too long.`);
  const shown = await showCall(context, tool, input);
  const hash = approvalHash({ callId: context.callId, toolHash: tool.hash, input: stored, shown });
  return {
    id: newId(),
    tool_name: tool.name,
    tool_title: tool.title,
    tool_source: tool.source,
    tool_hash: tool.hash,
    input: stored,
    shown,
    marks: markOutsideText(shown.fields, await listOutsideTexts(context), ownWordsOf(context)),
    hash,
    rule,
    why,
    policy_hash: policyHash,
    needs_other: needsOther === true,
    expires_at: new Date(context.ctx.now().getTime() + approvalLastsMs),
  };
}
