import { bodyOf } from "../contract/index.ts";
import type { SaidMessage } from "./message.repository.ts";

/** What a model reads of a message; of an answer that was spoken and interrupted, also how far the person heard it. */
export function heardText({ role, parts, heard_characters }: SaidMessage): string {
  const body = bodyOf(parts);
  if (role !== "assistant" || heard_characters === null || heard_characters >= body.length) return body;
  const heard = body.slice(0, heard_characters).trimEnd();
  const unheard = body.slice(heard_characters).trim();
  if (unheard === "") return body;
  return `${heard}\n\n[${note} “${unheard}”]`.trim();
}

const note = "This was spoken, and the person interrupted it here. They did not hear the rest:";
