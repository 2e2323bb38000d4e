import { ApiError, describeError } from "#platform/web/api/api-error.ts";

/** As in the contract, which this page does not load for one number. */
const largestBytes = 256_000;

export interface ImportProblem {
  message: string;
  fields: { field: string; message: string }[];
}

/** The content of a chosen file. Throws a sentence when it cannot be an agent. */
export async function readAgentFile(file: Pick<File, "size" | "text">): Promise<unknown> {
  if (file.size > largestBytes) throw new Error("It is larger than 256 kB, so it is not an exported agent.");
  const text = await file.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("It is not JSON. Choose a file that was exported here.");
  }
}

/** What is wrong with a file, by field where the server says so. */
export function importProblem(error: unknown): ImportProblem {
  const problems = error instanceof ApiError ? error.details["problems"] : undefined;
  const fields = Array.isArray(problems) ? problems.filter(isFieldProblem) : [];
  return { message: describeError(error), fields };
}

function isFieldProblem(value: unknown): value is ImportProblem["fields"][number] {
  return (
    typeof value === "object" &&
    value !== null &&
    "field" in value &&
    typeof value.field === "string" &&
    "message" in value &&
    typeof value.message === "string"
  );
}
