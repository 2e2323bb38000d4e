import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { ChangeInstructions, InstructionVersion, RestoreInstructions } from "./instructions.ts";
import { SetToolMode, ToolList } from "./listed-tool.ts";
import { Preview, PreviewForWorkspace, PreviewQuestion } from "./preview.ts";
import { AddOwnTerm, OwnTerm, Redaction, SwitchRule } from "./redaction.ts";

const ofInstallation = { tag: "ai-settings", access: "admin" } as const;
const ofWorkspace = { tag: "ai-settings", access: "workspaceAdmin" } as const;

export const listInstallationInstructionsRoute = route({
  ...ofInstallation,
  method: "GET",
  path: "/api/v1/admin/ai-settings/instructions",
  id: "listInstallationInstructions",
  summary: "List all versions of the installation's instructions, the current one first",
  query: PageQuery,
  reply: pageOf(InstructionVersion),
});

export const changeInstallationInstructionsRoute = route({
  ...ofInstallation,
  method: "POST",
  path: "/api/v1/admin/ai-settings/instructions",
  id: "changeInstallationInstructions",
  summary: "Add a version of the installation's instructions; each run uses it from its next start",
  body: ChangeInstructions,
  reply: InstructionVersion,
  status: 201,
});

export const restoreInstallationInstructionsRoute = route({
  ...ofInstallation,
  method: "POST",
  path: "/api/v1/admin/ai-settings/instructions/restore",
  id: "restoreInstallationInstructions",
  summary: "Add a version with the text of an earlier one",
  body: RestoreInstructions,
  reply: InstructionVersion,
  status: 201,
});

export const listInstallationToolsRoute = route({
  ...ofInstallation,
  method: "GET",
  path: "/api/v1/admin/ai-settings/tools",
  id: "listInstallationTools",
  summary: "List the built-in tools with their modes for the whole installation",
  reply: ToolList,
});

export const setInstallationToolModeRoute = route({
  ...ofInstallation,
  method: "PUT",
  path: "/api/v1/admin/ai-settings/tools",
  id: "setInstallationToolMode",
  summary: "Set the mode of a built-in tool for the whole installation",
  body: SetToolMode,
});

export const listWorkspaceInstructionsRoute = route({
  ...ofWorkspace,
  method: "GET",
  path: "/api/v1/ai-settings/instructions",
  id: "listWorkspaceInstructions",
  summary: "List all versions of the workspace's instructions, the current one first",
  query: PageQuery,
  reply: pageOf(InstructionVersion).extend({
    /** The installation's current instructions, which precede the workspace's. Empty: none. */
    above: z.string(),
  }),
});

export const changeWorkspaceInstructionsRoute = route({
  ...ofWorkspace,
  method: "POST",
  path: "/api/v1/ai-settings/instructions",
  id: "changeWorkspaceInstructions",
  summary: "Add a version of the workspace's instructions; each run uses it from its next start",
  body: ChangeInstructions,
  reply: InstructionVersion,
  status: 201,
});

export const restoreWorkspaceInstructionsRoute = route({
  ...ofWorkspace,
  method: "POST",
  path: "/api/v1/ai-settings/instructions/restore",
  id: "restoreWorkspaceInstructions",
  summary: "Add a version with the text of an earlier one",
  body: RestoreInstructions,
  reply: InstructionVersion,
  status: 201,
});

export const listWorkspaceToolsRoute = route({
  ...ofWorkspace,
  method: "GET",
  path: "/api/v1/ai-settings/tools",
  id: "listWorkspaceTools",
  summary: "List the tools of the workspace with their modes",
  reply: ToolList,
});

export const setWorkspaceToolModeRoute = route({
  ...ofWorkspace,
  method: "PUT",
  path: "/api/v1/ai-settings/tools",
  id: "setWorkspaceToolMode",
  summary: "Set the mode of a tool for the workspace",
  body: SetToolMode,
});

export const getRedactionRoute = route({
  ...ofInstallation,
  method: "GET",
  path: "/api/v1/admin/ai-settings/redaction",
  id: "getRedaction",
  summary: "Get which rules replace values before each provider sees a message",
  reply: Redaction,
});

export const switchRedactionRuleRoute = route({
  ...ofInstallation,
  method: "PUT",
  path: "/api/v1/admin/ai-settings/redaction/rules",
  id: "switchRedactionRule",
  summary: "Switch a rule on or off for a provider",
  body: SwitchRule,
});

export const addOwnTermRoute = route({
  ...ofInstallation,
  method: "POST",
  path: "/api/v1/admin/ai-settings/redaction/terms",
  id: "addOwnRedactionTerm",
  summary: "Add words or a pattern to replace, for every connected provider",
  body: AddOwnTerm,
  reply: OwnTerm,
  status: 201,
});

export const deleteOwnTermRoute = route({
  ...ofInstallation,
  method: "DELETE",
  path: "/api/v1/admin/ai-settings/redaction/terms/:id",
  id: "deleteOwnRedactionTerm",
  summary: "Delete words or a pattern",
  params: z.object({ id: z.uuid() }),
});

export const previewForInstallationRoute = route({
  ...ofInstallation,
  method: "POST",
  path: "/api/v1/admin/ai-settings/preview",
  id: "previewAiSettings",
  summary: "Show what a model would be told in one of your workspaces; nothing is sent",
  body: PreviewForWorkspace,
  reply: Preview,
});

export const previewForWorkspaceRoute = route({
  ...ofWorkspace,
  method: "POST",
  path: "/api/v1/ai-settings/preview",
  id: "previewWorkspaceAiSettings",
  summary: "Show what a model would be told in your workspace; nothing is sent",
  body: PreviewQuestion,
  reply: Preview,
});
