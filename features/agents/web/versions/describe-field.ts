import { formatDollars } from "#features/models/contract/index.ts";
import type { AgentField } from "../../contract/index.ts";

/** What the fields of an agent are called on screen. */
export const fieldNames: Readonly<Record<AgentField, string>> = {
  name: "Name",
  purpose: "Purpose",
  instructions: "Instructions",
  variables: "Variables",
  modelId: "Model",
  fallbackModelId: "Fallback model",
  tools: "Tools",
  collections: "Knowledge",
  hasMemory: "Memory",
  limits: "Limits",
  starters: "Starters",
  outputSchema: "Form of the answer",
};

/** The name of a field; one of a newer server keeps its own. */
export function nameOfField(field: string): string {
  return isField(field) ? fieldNames[field] : field;
}

/** A value of a field as text, one item a line. */
export function valueInWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return absent(field);
  if (typeof value === "string")
    return value === "all" && field === "tools" ? "All tools of its person" : value;
  if (typeof value === "boolean") return value ? "On" : "Off";
  if (Array.isArray(value) && field === "collections" && value.every(isId)) return countOf(value.length);
  if (Array.isArray(value)) return value.map(itemInWords).join("\n") || absent(field);
  if (field === "limits") return limitsInWords(value);
  return JSON.stringify(value, null, 2);
}

/** Two drafts that are merged in the browser know no names of collections. */
function countOf(collections: number): string {
  return collections === 0 ? "None" : collections === 1 ? "1 collection" : `${collections} collections`;
}

function isId(value: unknown): boolean {
  return typeof value === "string" && /^[0-9a-f-]{36}$/.test(value);
}

function absent(field: string): string {
  switch (field) {
    case "modelId":
      return "The model that its person chooses";
    case "fallbackModelId":
      return "As the installation has it";
    case "outputSchema":
      return "Text";
    default:
      return "None";
  }
}

function itemInWords(item: unknown): string {
  if (typeof item === "string") return item;
  if (!isRecord(item)) return JSON.stringify(item);
  const { name, mode, default: given, isRequired } = item;
  if (typeof mode === "string")
    return mode === "automatic" ? `${name}` : `${name}: ${modeWords[mode] ?? mode}`;
  if (given) return `{{${name}}}: ${given}`;
  return isRequired ? `{{${name}}}, required` : `{{${name}}}`;
}

const modeWords: Readonly<Record<string, string>> = { ask: "asks each time", off: "off" };

function limitsInWords(limits: unknown): string {
  if (!isRecord(limits)) return "None";
  const { steps, activeMs, costMicros } = limits;
  const lines = [
    typeof steps === "number" && `${steps} steps`,
    typeof activeMs === "number" && `${activeMs / 60_000} minutes at work`,
    typeof costMicros === "number" && formatDollars(costMicros),
  ].filter(Boolean);
  return lines.join("\n") || "Those of the product";
}

function isField(field: string): field is AgentField {
  return Object.hasOwn(fieldNames, field);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
