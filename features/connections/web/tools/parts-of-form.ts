import { descriptionForModels, type ToolForm } from "../../contract/index.ts";

export interface FormPart {
  label: string;
  text: string;
  isCode: boolean;
  /** How many characters models read, when that is not all. */
  readByModels?: number;
}

/** The parts of a tool's form as text, always the same ones in the same order. */
export function partsOfForm({
  name,
  title,
  description,
  inputSchema,
  claims,
  operation,
}: ToolForm): FormPart[] {
  const says = [
    claims.isReadOnly !== null && `only reads: ${yesNo(claims.isReadOnly)}`,
    claims.isDestructive !== null && `destroys: ${yesNo(claims.isDestructive)}`,
    claims.isIdempotent !== null && `may be repeated: ${yesNo(claims.isIdempotent)}`,
    claims.isOpenWorld !== null && `reaches others: ${yesNo(claims.isOpenWorld)}`,
  ].filter((part) => part !== false);
  return [
    { label: "Name on the server", text: name, isCode: false },
    { label: "Title", text: title, isCode: false },
    {
      ...{ label: "Description", text: description, isCode: false },
      ...(description.length > descriptionForModels ? { readByModels: descriptionForModels } : {}),
    },
    {
      label: "Request",
      text: operation ? `${operation.method} ${operation.path}` : "MCP tool call",
      isCode: false,
    },
    { label: "What it says about its effects", text: says.join(", ") || "nothing", isCode: false },
    { label: "Arguments", text: JSON.stringify(inputSchema, null, 2), isCode: true },
  ];
}

function yesNo(value: boolean): string {
  return value ? "yes" : "no";
}
