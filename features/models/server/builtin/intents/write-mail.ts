import { splitSentences } from "#platform/server/words/split-sentences.ts";
import { mainClause } from "../german/main-clause.ts";
import type { Candidate } from "../plan.ts";
import { readMailContent } from "./mail-content.ts";

const address = "[^\\s,;<>()\\[\\]\"'“”„]+@[^\\s,;<>()\\[\\]\"'“”„]+\\.[a-z]{2,}";
/** "Dr. Smith (smith@example.com)" */
const named = `(?:(?!(?:about|regarding|with|saying|that|wegen|über|mit|dass)\\s)\\p{L}[\\p{L}.'’-]*\\s+){0,5}[(<\\[]\\s*${address}\\s*[)>\\]]`;
const recipient = `(?:${named}|${address})`;
const addresses = `${recipient}(?:(?:\\s*[,;]\\s*|\\s+(?:and|und)\\s+)${recipient}){0,19}`;
const mail =
  "(?:(?:an?|the|eine[ns]?|einen entwurf einer)\\s+)?(?:draft of an?\\s+)?(?:e-?mail|mail|message|nachricht)";
const HEAD = new RegExp(
  "^\\s*(?:(?:please|can you|could you|would you|bitte|kannst du|könntest du|können sie)\\s+)*" +
    "(send|draft|write|sende?n?|schicken?|schick|schreiben?|schreib|entwirf|entwerfen)\\s+(?:(?:me|mir|bitte)\\s+)?" +
    `(?:(?:${mail}\\s+)?(?:to|an)\\s+(${addresses})|(${addresses})\\s+${mail})`,
  "iu",
);
const EACH_ADDRESS = new RegExp(address, "gi");
const mostSubject = 60;
const mostSentence = 200;
/** The command and the addresses stand at the beginning. */
const mostHead = 2_000;
const mostBody = 20_000;

/**
 * "send a mail to anna@example.com saying …", "Sende eine Mail an anna@example.com mit dem Betreff … und dem Text …": the
 * text goes as it was written, so it is not split into requests.
 */
export function writeMailIntent(message: string): Candidate | undefined {
  const [head, verb = "", after, before] = HEAD.exec(message.slice(0, mostHead)) ?? [];
  if (head === undefined) return undefined;
  const written = readMailContent(message.slice(head.length, mostHead), message.slice(mostHead));
  if (!written || written.body === "" || written.body.length > mostBody) return undefined;
  const body = written.isClause ? sentenceOf(written.body) : written.body;
  const to = (after ?? before ?? "").match(EACH_ADDRESS) ?? [];
  const isSent = /^(?:send|schick)/i.test(verb);
  return {
    intent: isSent ? "send_mail" : "draft_mail",
    score: 1,
    meaning: `${isSent ? "send" : "draft"} a mail to ${to.join(", ")}`,
    action: {
      type: "tool",
      toolName: isSent ? "send_mail" : "draft_mail",
      input: { to, subject: written.subject || subjectOf(body), body },
    },
  };
}

/** "ich morgen krank bin" as a sentence: in another order where that is certain, and else in the words that were said. */
function sentenceOf(clause: string): string {
  const [, first = "", more = ""] = /^([^.!?\n]+)([\s\S]*)$/.exec(clause) ?? [];
  const sentence = mainClause(first) ?? `ich teile mit, dass ${first}`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${more || "."}`;
}

/** The first sentence, cut at a word. */
function subjectOf(body: string): string {
  const [line = ""] = body.split("\n");
  const sentence = splitSentences(line.slice(0, mostSentence))[0]?.replace(/[.\s]+$/, "") ?? "";
  if (sentence.length <= mostSubject) return sentence || "A message";
  return `${sentence.slice(0, mostSubject).replace(/\s+\S*$/, "")}…`;
}
