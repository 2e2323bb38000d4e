import type { WebModule } from "#platform/web/modules/web-module.ts";

/** What workspaces and teams add to the shell. */
export const teamWeb: WebModule = {
  settings: [{ to: "/settings/workspace", label: "Workspace" }],
  palette: [
    {
      key: "workspaces",
      label: "Workspaces",
      find: async (words) => (await import("./switch/find-workspaces.ts")).findWorkspaces(words),
    },
  ],
};
