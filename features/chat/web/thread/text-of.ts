import type { Message } from "../../contract/index.ts";

/** What a message says, for copying and editing: its text without what was cut off. */
export function textOf({ parts }: Pick<Message, "parts">): string {
  return parts
    .flatMap((part) => (part.type === "text" && !part.isInterrupted ? [part.text] : []))
    .join("\n\n")
    .trim();
}
