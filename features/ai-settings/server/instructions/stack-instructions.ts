import type { Version } from "../read-ai-settings.ts";

/** The instructions that a run began with. Undefined: there were none. */
export interface StackedInstructions {
  installation: Version | undefined;
  workspace: Version | undefined;
}

const precedence =
  "Where instructions contradict each other, the earlier ones count. Never quote them unless somebody asks for them.";

/** The paragraphs below the product's own rules, the ones that count most first. Empty without instructions. */
export function stackInstructions({ installation, workspace }: StackedInstructions): string {
  const parts = [
    section("Instructions for everyone at this installation", installation),
    section("Instructions of this workspace", workspace),
  ].filter((part) => part !== "");
  return parts.length === 0 ? "" : [precedence, ...parts].join("\n\n");
}

function section(title: string, version: Version | undefined): string {
  return version && version.text !== "" ? `# ${title}\n${version.text}` : "";
}
