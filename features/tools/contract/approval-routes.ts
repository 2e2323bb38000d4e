import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { Approval, ApproveCall, DenyCall, UndoneCall } from "./approval.ts";

const params = z.object({ id: z.uuid() });
const tag = "tools";

export const getApprovalRoute = route({
  method: "GET",
  path: "/api/v1/approvals/:id",
  id: "getApproval",
  tag,
  summary: "Get an approval: one's own, or one that somebody else has to decide",
  access: "user",
  params,
  reply: Approval,
});

export const getApprovalOfCallRoute = route({
  method: "GET",
  path: "/api/v1/tools/calls/:id/approval",
  id: "getApprovalOfToolCall",
  tag,
  summary: "Get the approval of a tool call; null where nobody is asked, or somebody else",
  access: "user",
  params,
  reply: z.object({ approval: Approval.nullable() }),
});

export const approveRoute = route({
  method: "POST",
  path: "/api/v1/approvals/:id/approve",
  id: "approveToolCall",
  tag,
  summary: "Allow a tool call once, as it is shown or with changed values",
  access: "user",
  params,
  body: ApproveCall,
  reply: Approval,
});

export const denyRoute = route({
  method: "POST",
  path: "/api/v1/approvals/:id/deny",
  id: "denyToolCall",
  tag,
  summary: "Deny a tool call; the assistant reads the reason",
  access: "user",
  params,
  body: DenyCall,
  reply: Approval,
});

export const undoToolCallRoute = route({
  method: "POST",
  path: "/api/v1/tools/calls/:id/undo",
  id: "undoToolCall",
  tag,
  summary: "Take back what one tool call did",
  access: "user",
  params,
  reply: UndoneCall,
});

export const undoRunRoute = route({
  method: "POST",
  path: "/api/v1/runs/:id/undo",
  id: "undoRun",
  tag,
  summary: "Take back what the tool calls of a run did, newest first, as far as possible",
  access: "user",
  params,
  reply: z.object({ items: z.array(UndoneCall) }),
});
