import type { JSONObject } from "@ai-sdk/provider";
import type { Action } from "./plan.ts";

const CONTINUES =
  /^\s*(?:(?:and|und|also|but|aber)\s+)?(?:(?:what|how) about|was ist mit|wie (?:ist|wäre) es mit|and|und)\s+(\S.{0,120}?)[\s?!.]*$/i;
const PREPOSITION =
  /^(?:of|until|till|to|from|in|for|about|on|between|since|after|before|von|bis|zu[mr]?|über|in|für|seit|nach|vor|mit|with)\s+\S/i;
/** What of a call a bare name may replace. */
const replaceable: Record<string, string[]> = {
  ...{ find_people: ["name", "team"], find_files: ["name"], search_conversations: ["query"] },
  ...{ search_knowledge: ["question"], web_search: ["query"] },
};

/**
 * The message that "and of 120?" means after another one: its end is replaced. Undefined where it does not begin so, or
 * the one before has no such part.
 */
export function continueMessage(message: string, previous: string): string | undefined {
  const rest = CONTINUES.exec(message)?.[1];
  if (!rest || !PREPOSITION.test(rest)) return undefined;
  const [word = ""] = rest.split(/\s/, 1);
  const at = previous.toLowerCase().lastIndexOf(` ${word.toLowerCase()} `);
  return at < 0 ? undefined : `${previous.slice(0, at)} ${rest}`;
}

/** The call of the message before, for another name: "and Carl?". */
export function continueAction(message: string, previous: readonly Action[]): Action | undefined {
  const rest = CONTINUES.exec(message)?.[1];
  const [action, ...others] = previous;
  if (!rest || action?.type !== "tool" || others.length > 0) return undefined;
  const field = replaceable[action.toolName]?.find((name) => typeof action.input[name] === "string");
  if (!field) return undefined;
  const input: JSONObject = { ...action.input, [field]: rest };
  return { ...action, input };
}
