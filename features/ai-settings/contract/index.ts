export { aiSettingsErrors } from "./errors.ts";
export {
  ChangeInstructions,
  InstructionVersion,
  maxInstructionCharacters,
  RestoreInstructions,
} from "./instructions.ts";
export { type Behaviour, ListedTool, SetToolMode, type ToolList, ToolModeChoice } from "./listed-tool.ts";
export { Preview, PreviewForWorkspace, PreviewQuestion } from "./preview.ts";
export {
  AddOwnTerm,
  maxOwnTerms,
  OwnTerm,
  Redaction,
  RedactionRuleId,
  redactionRules,
  SwitchRule,
} from "./redaction.ts";
export {
  changeInstallationInstructionsRoute,
  changeWorkspaceInstructionsRoute,
  listInstallationInstructionsRoute,
  listInstallationToolsRoute,
  listWorkspaceInstructionsRoute,
  listWorkspaceToolsRoute,
  restoreInstallationInstructionsRoute,
  restoreWorkspaceInstructionsRoute,
  setInstallationToolModeRoute,
  setWorkspaceToolModeRoute,
} from "./routes.ts";
