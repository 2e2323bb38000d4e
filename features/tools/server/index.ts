export { presentApprovals } from "./approvals/approval.presenter.ts";
export type { ApprovalRow } from "./approvals/approval.repository.ts";
export { canDecide } from "./approvals/can-decide.ts";
export { decidersOf } from "./approvals/deciders.ts";
export { isApproved } from "./approvals/is-approved.ts";
export { type RunOfCalls, registerRunOfCalls } from "./approvals/run-of-calls.ts";
export { catalogueTool } from "./catalogue-tool.ts";
export { closeToolCalls } from "./close-tool-calls.ts";
export { contentHashOf } from "./content-hash.ts";
export { placedTools } from "./covered-tools.ts";
export {
  agentCrashPoints,
  type CrashPoint,
  crashPoint,
  crashPoints,
  reminderCrashPoints,
  setAtCrashPoints,
} from "./crash-points.ts";
export type { Decide, Decision } from "./decision.ts";
export { defineTool } from "./define-tool.ts";
export { deleteToolCalls } from "./delete-tool-calls.ts";
export { executeToolCall, type RequestedToolCall, type ToolCallEnd } from "./execute-tool-call.ts";
export type { AgentModes } from "./gate/agent-modes.ts";
export { decideByPolicy } from "./gate/decide-by-policy.ts";
export { explainMode, type ToolBehaviour } from "./gate/explain-mode.ts";
export {
  type ForgottenModes,
  forgetToolModes,
  forgetToolModesAhead,
  noRules,
  registerToolRules,
  stricter,
  type ToolRule,
  type ToolRules,
  toolRulesFor,
} from "./gate/tool-mode.ts";
export { getToolCall } from "./get-tool-call.ts";
export { requireBoundedSchema, SchemaRefusedError } from "./json-schema/require-bounded-schema.ts";
export { validatorOf } from "./json-schema/validator-of.ts";
export { findOwnResults, listAllowed, listResults } from "./list-results.ts";
export { modelText } from "./model-text.ts";
export { outcomeUnknown } from "./outcome-unknown.ts";
export { listReadableResults } from "./readable-results.repository.ts";
export { type Refusal, refusalOf } from "./refusal.ts";
export type { RequireRun } from "./require-run.ts";
export { resultLabel } from "./result-label.ts";
export { deleteRunTools } from "./run-tools.repository.ts";
export { listToolNamesOfRun, type RunTools, toolsOfRun } from "./run-tools.ts";
export { isSeenByPersonAlone, seenInConversation } from "./seen-by.ts";
export { settleByAttempt } from "./settle-by-attempt.ts";
export { stableJson } from "./stable-json.ts";
export type { CatalogueTool, OfferedTool, PlaceOfRun, SeenBy, Tool, ToolOutput } from "./tool.ts";
export { presentToolCall } from "./tool-call.presenter.ts";
export {
  listExecutingTools,
  listToolCalls,
  listToolCallsOf,
  type ToolCallRow,
} from "./tool-call.repository.ts";
export {
  type CatalogueSource,
  findHeldTool,
  hasBuiltInTool,
  isDataInCopies,
  isLeftOutOfCopies,
  listCatalogue,
  type ReadTools,
  readWholeCatalogue,
  registerCatalogueSource,
  registerTool,
  rereadTool,
  toolsFor,
} from "./tool-catalogue.ts";
export type { AskedToolCall, RunContext, SaidText, ToolContext } from "./tool-context.ts";
export { ToolError } from "./tool-error.ts";
export type { ToolFacts } from "./tool-facts.ts";
export type { WaitDeclaration } from "./wait-declaration.ts";
export { isFromCollections, leadsInside, withheld, withholdResults } from "./withhold-results.ts";
