import { createHash } from "node:crypto";

/** A vendor's signature of reasoning. It later shows whether the reasoning was returned unchanged. */
export function signThought(thought: string): string {
  return createHash("sha256").update(`scripted ${thought}`).digest("base64");
}
