import type { Tool } from "@modelcontextprotocol/client";
import { requireBoundedSchema, SchemaRefusedError } from "#features/tools/server/index.ts";
import type { Json, JsonObject } from "#platform/contract/json.ts";
import type { ToolForm } from "../../contract/index.ts";
import { hasSendableHeaders } from "./mirrored-headers.ts";
import { hasHidden, spellOutHidden, spellOutHiddenIn } from "./spell-out-hidden.ts";

/** A tool as the other side offers it. With a problem it cannot be approved. */
export interface OfferedForm {
  remoteName: string;
  form: ToolForm;
  problem: string | null;
}

const maxNameCharacters = 200;
const maxDescriptionCharacters = 8_000;
/** An approval shows the whole name of an argument. */
export const maxArgumentCharacters = 100;
const emptySchema: JsonObject = { type: "object", properties: {} };

/** The form of a tool of MCP. */
export function formOfMcpTool({ name, title, description, inputSchema, annotations }: Tool): OfferedForm {
  return offeredForm({
    name,
    title: title || annotations?.title || name,
    description: description ?? "",
    inputSchema: inputSchema as JsonObject,
    claims: {
      isReadOnly: annotations?.readOnlyHint ?? null,
      isDestructive: annotations?.destructiveHint ?? null,
      isIdempotent: annotations?.idempotentHint ?? null,
      isOpenWorld: annotations?.openWorldHint ?? null,
    },
    operation: null,
  });
}

/** Makes a form of strangers visible and bounded, and says what is wrong with it. */
export function offeredForm(raw: ToolForm): OfferedForm {
  const remoteName = raw.name.replaceAll("\0", "").toWellFormed().slice(0, 300) || "unnamed";
  const problem = problemOf(raw);
  return {
    remoteName,
    problem,
    form: {
      ...raw,
      name: spellOutHidden(raw.name).slice(0, maxNameCharacters),
      title: spellOutHidden(raw.title).replace(/\s+/g, " ").slice(0, maxNameCharacters),
      description: spellOutHidden(raw.description).slice(0, maxDescriptionCharacters),
      inputSchema: problem === null ? spellOutHiddenIn(raw.inputSchema as JsonObject) : emptySchema,
    },
  };
}

function problemOf({ name, description, inputSchema }: ToolForm): string | null {
  if (name.length > maxNameCharacters) return `Its name is longer than ${maxNameCharacters} characters.`;
  if (hasHidden(name)) return "Its name contains invisible characters.";
  if (description.length > maxDescriptionCharacters) {
    return `Its description is longer than ${maxDescriptionCharacters} characters.`;
  }
  try {
    requireBoundedSchema(inputSchema as JsonObject);
  } catch (error) {
    if (error instanceof SchemaRefusedError) return error.message;
    throw error;
  }
  if (argumentsOf(inputSchema as JsonObject).some((name) => name.length > maxArgumentCharacters)) {
    return `The name of an argument is longer than ${maxArgumentCharacters} characters.`;
  }
  if (!hasSendableHeaders(inputSchema as JsonObject)) return "It names a header that cannot be sent.";
  return namesOf(inputSchema as JsonObject).some(hasHidden)
    ? "Names of its arguments contain invisible characters."
    : null;
}

function argumentsOf({ properties }: JsonObject): string[] {
  return typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
}

function namesOf(value: Json): string[] {
  if (value === null || typeof value !== "object") return [];
  if (Array.isArray(value)) return value.flatMap(namesOf);
  return [...Object.keys(value), ...Object.values(value).flatMap(namesOf)];
}
