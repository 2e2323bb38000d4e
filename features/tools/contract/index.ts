export { toolErrors } from "./errors.ts";
export { getToolCallRoute } from "./routes.ts";
export { ShownCall, ShownField } from "./shown-call.ts";
export {
  OutputTrust,
  ToolCall,
  ToolCallStatus,
  ToolEffect,
  ToolSource,
} from "./tool-call.ts";
export { toolCallStatuses } from "./tool-call-status.ts";
