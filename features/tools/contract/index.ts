export { toolErrors } from "./errors.ts";
export { getToolCallRoute } from "./routes.ts";
export {
  OutputTrust,
  ToolCall,
  ToolCallStatus,
  ToolEffect,
  ToolSource,
  toolCallStatuses,
} from "./tool-call.ts";
