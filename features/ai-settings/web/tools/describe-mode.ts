import { type Behaviour, type ListedTool, ToolModeChoice } from "../../contract/index.ts";

const modeNames: Readonly<Record<Exclude<ToolModeChoice, "default">, string>> = {
  automatic: "Automatic",
  ask: "Ask each time",
  off: "Off",
};

type Settings = Pick<ListedTool, "mode" | "needsOther" | "installation">;

/** From the least strict. Default is stricter or less strict than automatic, as the policy says. */
const strictness: readonly ToolModeChoice[] = ["default", "automatic", "ask", "off"];

/** What counts: the stricter of both. */
export function modeInForce({ mode, installation }: Settings): ToolModeChoice {
  const above = installation?.mode ?? "default";
  return strictness.indexOf(above) > strictness.indexOf(mode) ? above : mode;
}

/** The modes to choose from. A workspace cannot be less strict than the installation. */
export function modeOptions({ installation, behaviour }: ListedTool) {
  const above = installation?.mode ?? "default";
  return ToolModeChoice.options.map((value) => ({
    value,
    label: value === "default" ? defaultLabel(above, behaviour.default) : modeNames[value],
    isDisabled: value !== "default" && strictness.indexOf(value) < strictness.indexOf(above),
  }));
}

function defaultLabel(above: ToolModeChoice, { clean, outside }: Behaviour): string {
  if (above !== "default") return `As the installation: ${modeNames[above].toLowerCase()}`;
  if (clean.outcome !== "allow") return "Default: asks each time";
  return outside.outcome === "allow" ? "Default: runs by itself" : "Default: asks after text from outside";
}

/** What happens to a call in the mode that counts, in one or two sentences. */
export function describeMode(tool: ListedTool): string {
  const inForce = modeInForce(tool);
  const isNarrowed = tool.mode !== "default" && inForce !== tool.mode;
  return isNarrowed ? `The installation is stricter. ${sentence(tool, inForce)}` : sentence(tool, inForce);
}

function sentence({ behaviour, facts }: ListedTool, mode: ToolModeChoice): string {
  switch (mode) {
    case "default":
      return describeBehaviour(behaviour.default, facts.own);
    case "automatic":
      return describeBehaviour(behaviour.automatic, facts.own);
    case "ask":
      return "Each call waits until a person approves it.";
    case "off":
      return "No assistant has it.";
  }
}

function describeBehaviour({ clean, outside }: Behaviour, isOwn: boolean): string {
  if (clean.outcome === "deny") return `Never runs. ${clean.why}`;
  if (clean.outcome === "ask") return `Asks each time. ${clean.why}`;
  // The reason says "you" to the person whose own things it changes.
  if (outside.outcome === "allow") return isOwn ? "Runs by itself." : `Runs by itself. ${clean.why}`;
  const then = outside.outcome === "ask" ? "asks" : "is denied";
  return `Runs by itself, but ${then} once the assistant has read text from outside.`;
}
