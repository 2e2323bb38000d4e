export {
  Approval,
  ApprovalStatus,
  ApproveCall,
  DenyCall,
  OutsideMark,
  UndoneCall,
} from "./approval.ts";
export {
  approveRoute,
  denyRoute,
  getApprovalOfCallRoute,
  getApprovalRoute,
  undoRunRoute,
  undoToolCallRoute,
} from "./approval-routes.ts";
export { approvalStatuses } from "./approval-status.ts";
export { toolErrors } from "./errors.ts";
export { approvalRequested } from "./events.ts";
export { getToolCallRoute } from "./routes.ts";
export { ShownCall, ShownField } from "./shown-call.ts";
export {
  OutputTrust,
  ToolCall,
  ToolCallStatus,
  ToolDecision,
  ToolEffect,
  ToolSource,
} from "./tool-call.ts";
export { toolCallStatuses } from "./tool-call-status.ts";
export { ToolMode } from "./tool-mode.ts";
