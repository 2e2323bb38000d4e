export { defineTool } from "./define-tool.ts";
export { deleteToolCalls } from "./delete-tool-calls.ts";
export { executeToolCall, type RequestedToolCall } from "./execute-tool-call.ts";
export { modelText } from "./model-text.ts";
export type { CatalogueTool, Tool, ToolContext, ToolOutput } from "./tool.ts";
export { listToolCalls, type ToolCallRow } from "./tool-call.repository.ts";
export { findTool, listTools, registerTool } from "./tool-catalogue.ts";
export { ToolError } from "./tool-error.ts";
export { toolInputSchema } from "./tool-input-schema.ts";
