import type { AgentTool, BuilderTool } from "../../contract/index.ts";

const effects: Readonly<Record<BuilderTool["effect"], string>> = {
  read: "Only reads",
  write: "Changes something",
  send: "Sends something out",
};

/** What a call of the tool may do. */
export function describeEffect({ effect }: Pick<BuilderTool, "effect">): string {
  return effects[effect];
}

/** What the admins of the workspace set for it. */
export function describeWorkspace({ workspaceMode }: Pick<BuilderTool, "workspaceMode">): string {
  switch (workspaceMode) {
    case "ask":
      return "admins: asks each time";
    case "off":
      return "admins: off, so it is not used";
    case "automatic":
      return "admins: runs by itself";
    case null:
      return "admins set nothing";
  }
}

/** The modes to choose from. What would be less strict than the workspace does not change anything, so it is not offered. */
export function modeOptions(
  { workspaceMode }: Pick<BuilderTool, "workspaceMode">,
  chosen: AgentTool["mode"],
): { value: AgentTool["mode"]; label: string }[] {
  const asWorkspace = workspaceMode === "ask" ? "As the workspace: asks" : "As the workspace";
  const options: { value: AgentTool["mode"]; label: string }[] = [
    { value: "automatic", label: asWorkspace },
    { value: "ask", label: "Ask each time" },
    { value: "off", label: "Off" },
  ];
  return options.filter(
    ({ value }) =>
      value === "automatic" ||
      value === chosen ||
      (value === "ask" && workspaceMode !== "ask" && workspaceMode !== "off"),
  );
}
