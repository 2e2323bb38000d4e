import { createHash } from "node:crypto";
import type { ToolCallRow } from "./tool-call.repository.ts";

/** SHA-256 of what the model read, as hex. Null until a tool call succeeded. */
export function contentHashOf({ output }: Pick<ToolCallRow, "output">): string | null {
  return output ? createHash("sha256").update(output.content, "utf8").digest("hex") : null;
}
