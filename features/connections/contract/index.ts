export {
  AddConnection,
  ChangeConnection,
  Connection,
  ConnectionKind,
  GivenAuth,
  KeyPlace,
  maxDocumentCharacters,
} from "./connection.ts";
export { connectionStatuses, connectionToolStatuses } from "./connection-status.ts";
export {
  ApproveTool,
  ClaimedEffects,
  ConfirmedFacts,
  ConnectionTool,
  descriptionForModels,
  ToolForm,
  ToolTrial,
  TryTool,
  worstConfirmedFacts,
} from "./connection-tool.ts";
export { connectionErrors } from "./errors.ts";
export { AllowHost, HttpHost, HttpMethodName } from "./http-host.ts";
