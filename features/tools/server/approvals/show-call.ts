import { stripHiddenCharacters } from "#platform/contract/strip-hidden-characters.ts";
import { ShownCall, type ShownField } from "../../contract/shown-call.ts";
import { seenByOf } from "../seen-by.ts";
import type { CatalogueTool, SeenBy } from "../tool.ts";
import type { ToolContext } from "../tool-context.ts";
import { withDistinctLabels } from "./distinct-labels.ts";

/** More than a person reads before they approve. */
const maxCharacters = 60_000;
const maxLabelCharacters = 100;

/** The call cannot be shown completely, so nobody may approve it. */
export class NotShowableError extends Error {}

/** What a person sees of a call, written by the tool's code. Throws NotShowableError when it is too much. */
export async function showCall(
  context: ToolContext,
  tool: CatalogueTool,
  input: unknown,
): Promise<ShownCall> {
  const shown = withReaders(
    tool.show ? await tool.show(context, input) : allArguments(tool, input),
    await seenByOf(context, tool),
  );
  const { success, data } = ShownCall.safeParse(shown);
  if (!success || data.fields.reduce((sum, { value }) => sum + value.length, 0) > maxCharacters) {
    throw new NotShowableError(`A call of ${tool.name} has too much to show.`);
  }
  // Names of arguments and titles of tools may be somebody else's words. Values are shown exactly.
  const named: ShownCall = {
    ...data,
    ...undoOf(tool, data),
    act: visible(data.act),
    fields: withDistinctLabels(data.fields.map((field) => ({ ...field, label: visible(field.label) }))),
  };
  const isHiding = [data.act, ...data.fields.flatMap(({ label, value }) => [label, value])].some(hides);
  return isHiding ? { ...named, warnings: [...data.warnings.slice(0, 19), hiding] } : named;
}

/** Who would read what the call writes, beside the readers of the conversation. */
function withReaders(shown: ShownCall, seenBy: SeenBy): ShownCall {
  if (typeof seenBy === "string" || seenBy.others === "") return shown;
  return { ...shown, warnings: [readersWarning(seenBy.others), ...shown.warnings].slice(0, 20) };
}

export function readersWarning(others: string): string {
  return visible(`Also read by ${others}`).slice(0, 299).concat(".");
}

/** A promise to take it back needs something that does so. */
function undoOf({ facts, undo }: CatalogueTool, shown: ShownCall): Pick<ShownCall, "undo" | "isFinal"> {
  const isFinal = facts.writes && (!undo || facts.undo === null);
  const isPromised = facts.writes && !undo && shown.isFinal !== true;
  return { isFinal, undo: isPromised ? "It cannot be taken back here." : shown.undo };
}

function visible(text: string): string {
  return hides(text) ? stripHiddenCharacters(text).text : text;
}

function hides(text: string): boolean {
  return stripHiddenCharacters(text).removedCount > 0;
}

const hiding = "It contains invisible characters. They are made visible here.";

function allArguments(tool: CatalogueTool, input: unknown): ShownCall {
  const entries = typeof input === "object" && input !== null ? Object.entries(input) : [];
  const isShort = ([name]: [string, unknown]) => name.length <= maxLabelCharacters;
  const rest = entries.filter((entry) => !isShort(entry));
  return {
    act: tool.source === "built_in" ? tool.title : `${tool.title} (${tool.source})`,
    undo: tool.facts.undo ?? "This cannot be taken back.",
    isFinal: tool.facts.undo === null,
    warnings: [],
    fields: [
      ...entries.filter(isShort).map(fieldOf),
      // A name that no label holds stands in the value, complete.
      ...(rest.length > 0
        ? [{ ...fieldOf(["Further arguments", Object.fromEntries(rest)]), argument: null }]
        : []),
    ],
  };
}

function fieldOf([argument, value]: [string, unknown]): ShownField {
  return {
    ...{ label: argument, argument },
    ...(typeof value === "string"
      ? { kind: value.includes("\n") || value.length > 100 ? "text" : "line", value, isEditable: true }
      : { kind: "json", value: JSON.stringify(value, null, 2), isEditable: false }),
  };
}
