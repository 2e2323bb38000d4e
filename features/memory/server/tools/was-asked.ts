import type { ToolContext } from "#features/tools/server/index.ts";
import { isFromOutside } from "#platform/contract/label.ts";
import { openingRequest } from "./opening-request.ts";
import { saysOnly } from "./own-words.ts";

type Asked = Pick<ToolContext, "label" | "said" | "isSteered">;

/**
 * Why a text is only proposed. `outside`, `others`: the person asks for exactly these words, and somebody outside, or
 * another person, wrote something that the model read. `unasked`: they do not ask for exactly these words.
 */
export type WhyProposed = "outside" | "others" | "unasked";

/**
 * Undefined: the person themself asked for exactly these words to be remembered. Their message begins with the request,
 * everything that the memory says stands in that sentence, and nobody else wrote anything that the model read.
 */
export function whyProposed(context: Asked, text: string): WhyProposed | undefined {
  const sentence = ownRequest(context, "remember");
  if (sentence === undefined || !saysOnly(text, sentence)) return "unasked";
  if (isOwn(context)) return undefined;
  return isFromOutside(context.label) ? "outside" : "others";
}

/**
 * What the person asks to be remembered or forgotten, in their words. Undefined: they do not, or somebody else wrote
 * anything that the model read. A request in another language is none, which is one press more.
 */
export function askedFor(context: Asked, kind: "remember" | "forget"): string | undefined {
  return isOwn(context) ? ownRequest(context, kind) : undefined;
}

/** With what words the message of the person themself begins, whatever else was read. */
function ownRequest({ said, isSteered }: Asked, kind: "remember" | "forget"): string | undefined {
  const last = said.findLast(({ role }) => role === "user");
  return isSteered || last?.integrity !== "user" ? undefined : openingRequest(last.text, kind);
}

function isOwn({ label }: Asked): boolean {
  return label.integrity === "user" || label.integrity === "system";
}
