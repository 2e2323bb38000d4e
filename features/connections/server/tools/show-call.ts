import type { ShownCall, ShownField } from "#features/tools/contract/index.ts";
import type { Json, JsonObject } from "#platform/contract/json.ts";
import type { OfferedToolRow } from "./connection-tool.repository.ts";
import { maxArgumentCharacters } from "./offered-form.ts";
import { spellOutHidden } from "./spell-out-hidden.ts";

const maxFields = 45;

/** A call of a tool of a connection: where it goes, and every argument as it is. */
export function showCall(
  { connection, approved, facts }: Pick<OfferedToolRow, "connection" | "approved" | "facts">,
  input: JsonObject,
): ShownCall {
  const host = new URL(connection.address).host;
  const entries = Object.entries(input);
  // A label holds the whole name, with invisible characters spelled out.
  const isWhole = (name: string) => spellOutHidden(name).length <= maxArgumentCharacters;
  const single = entries.filter(([name]) => isWhole(name)).slice(0, maxFields);
  const shown = single.map(([name, value]) => fieldOf(name, value));
  // Also those that the schema does not name, whose names may be of any length.
  const rest = entries.filter((entry) => !single.includes(entry));
  const { operation } = approved;
  return {
    act: `${facts.writes ? "Use" : "Ask"} “${spellOutHidden(approved.title)}” of ${connection.name}`.slice(
      0,
      300,
    ),
    undo: facts.irreversible ? "It cannot be taken back here." : "It is not taken back here.",
    isFinal: facts.irreversible,
    warnings: [],
    fields: [
      line("Connection", connection.name),
      line("Host", host),
      ...(operation ? [line("Request", `${operation.method} ${operation.path}`)] : []),
      ...shown,
      ...(rest.length > 0
        ? [{ ...fieldOf("Further arguments", Object.fromEntries(rest)), argument: null }]
        : []),
    ],
  };
}

function fieldOf(name: string, value: Json): ShownField {
  const label = spellOutHidden(name);
  const argument = name;
  if (typeof value !== "string") {
    return { label, argument, kind: "json", value: JSON.stringify(value, null, 2), isEditable: false };
  }
  const kind = value.includes("\n") || value.length > 100 ? "text" : "line";
  return { label, argument, kind, value, isEditable: true };
}

function line(label: string, value: string): ShownField {
  return { label, argument: null, kind: "line", value, isEditable: false };
}
