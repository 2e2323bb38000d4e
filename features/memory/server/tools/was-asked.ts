import type { ToolContext } from "#features/tools/server/index.ts";
import { openingRequest } from "./opening-request.ts";
import { saysOnly } from "./own-words.ts";

type Asked = Pick<ToolContext, "label" | "said" | "isSteered">;

/**
 * Whether the person themself asked for exactly these words to be remembered: their message begins with the request, and
 * everything that the memory says stands in that sentence.
 */
export function wasAsked(context: Asked, text: string): boolean {
  const sentence = askedFor(context, "remember");
  return sentence !== undefined && saysOnly(text, sentence);
}

/**
 * What the person asks to be remembered or forgotten, in their words. Undefined: they do not, or somebody else wrote
 * anything that the model read. A request in another language is none, which is one press more.
 */
export function askedFor({ label, said, isSteered }: Asked, kind: "remember" | "forget"): string | undefined {
  const isOwn = label.integrity === "user" || label.integrity === "system";
  const last = said.findLast(({ role }) => role === "user");
  if (!isOwn || isSteered || last?.integrity !== "user") return undefined;
  return openingRequest(last.text, kind);
}
