import { stripHiddenCharacters } from "#platform/server/strip-hidden-characters.ts";
import { ShownCall } from "../../contract/shown-call.ts";
import type { CatalogueTool } from "../tool.ts";
import type { ToolContext } from "../tool-context.ts";

/** More than a person reads before they approve. */
const maxCharacters = 60_000;

/** The call cannot be shown completely, so nobody may approve it. */
export class NotShowableError extends Error {}

/** What a person sees of a call, written by the tool's code. Throws NotShowableError when it is too much. */
export async function showCall(
  context: ToolContext,
  tool: CatalogueTool,
  input: unknown,
): Promise<ShownCall> {
  const shown = tool.show ? await tool.show(context, input) : allArguments(tool, input);
  const { success, data } = ShownCall.safeParse(shown);
  if (!success || data.fields.reduce((sum, { value }) => sum + value.length, 0) > maxCharacters) {
    throw new NotShowableError(`A call of ${tool.name} has too much to show.`);
  }
  const isHiding = data.fields.some(({ value }) => stripHiddenCharacters(value).removedCount > 0);
  return isHiding ? { ...data, warnings: [...data.warnings, hiding].slice(0, 20) } : data;
}

const hiding = "It contains invisible characters. They are made visible here.";

function allArguments(tool: CatalogueTool, input: unknown): ShownCall {
  const entries = typeof input === "object" && input !== null ? Object.entries(input) : [];
  return {
    act: tool.source === "built_in" ? tool.title : `${tool.title} (${tool.source})`,
    undo: tool.facts.undo ?? "This cannot be taken back.",
    warnings: [],
    fields: entries.map(([argument, value]) => ({
      ...{ label: argument.slice(0, 100), argument },
      ...(typeof value === "string"
        ? { kind: value.includes("\n") || value.length > 100 ? "text" : "line", value, isEditable: true }
        : { kind: "json", value: JSON.stringify(value, null, 2), isEditable: false }),
    })),
  };
}
