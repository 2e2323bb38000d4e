import type { Outcome } from "./requests/request.ts";

/** What became of a request: right, visibly not, or wrong without a sign of it. */
export type Verdict = "right" | "visible" | "silent";

export interface Answered {
  text: string;
  calls: { name: string; input: string; isDone: boolean }[];
}

/** Words by which a person sees that they did not get what they asked for. */
const admits =
  /I cannot|I did not understand|did you mean|I could not|found nothing|That did not work|switched off|No file|Nobody|I know no|I have no|Ich kann (?:das |hier )?(?:keine|nichts?)|kann ich nicht|konnte ich nicht|Meinten Sie|Ich (?:habe|kenne) keine|nicht verstanden|habe ich nichts|niemand|keine Ihrer Dateien|nicht geklappt|abgeschaltet|nothing in the collections/i;

export function judge(outcome: Outcome, answer: Answered): Verdict {
  if (isRight(outcome, answer)) return "right";
  const isUntold = "cannot" in outcome && outcome.tellsNot?.test(answer.text);
  return admits.test(answer.text) && !isUntold ? "visible" : "silent";
}

function isRight(outcome: Outcome, { text, calls }: Answered): boolean {
  const holds = (where: string, sought: readonly RegExp[]) => sought.every((one) => one.test(where));
  if ("says" in outcome) return holds(text, outcome.says);
  if ("asks" in outcome) return /did you mean|meinten sie/i.test(text) && holds(text, outcome.asks);
  if ("cannot" in outcome)
    return admits.test(text) && holds(text, outcome.cannot) && !outcome.tellsNot?.test(text);
  const name = "calls" in outcome ? outcome.calls : "create_artifact";
  const [call, ...others] = calls.filter((one) => one.isDone && one.name === name);
  if (!call || others.length > 0) return false;
  if ("calls" in outcome) return holds(call.input, outcome.having);
  return holds(call.input, outcome.drafts) && /\[\p{L}[^\]"]*\]/u.test(call.input);
}
