import type { Message } from "../../contract/index.ts";

/** The text of a message for copying and editing, without interrupted parts. */
export function textOf({ parts }: Pick<Message, "parts">): string {
  return parts
    .flatMap((part) => (part.type === "text" && !part.isInterrupted ? [part.text] : []))
    .join("\n\n")
    .trim();
}
