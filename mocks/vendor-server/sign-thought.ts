import { createHash } from "node:crypto";

/** What a vendor gives with a thought, so that it can tell later whether it comes back as it was. */
export function signThought(thought: string): string {
  return createHash("sha256").update(`scripted ${thought}`).digest("base64");
}
