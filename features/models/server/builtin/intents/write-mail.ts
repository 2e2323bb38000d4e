import { splitSentences } from "#platform/server/words/split-sentences.ts";
import { mainClause } from "../german/main-clause.ts";
import type { Candidate } from "../plan.ts";

const address = "[^\\s,;<>\"'“”„]+@[^\\s,;<>\"'“”„]+\\.[a-z]{2,}";
const addresses = `${address}(?:(?:\\s*[,;]\\s*|\\s+(?:and|und)\\s+)${address}){0,19}`;
const mail =
  "(?:(?:an?|the|eine[ns]?|einen entwurf einer)\\s+)?(?:draft of an?\\s+)?(?:e-?mail|mail|message|nachricht)";
const HEAD = new RegExp(
  "^\\s*(?:(?:please|can you|could you|would you|bitte|kannst du|könntest du|können sie)\\s+)*" +
    "(send|draft|write|sende?n?|schicken?|schick|schreiben?|schreib|entwirf|entwerfen)\\s+(?:(?:me|mir|bitte)\\s+)?" +
    `(?:(?:${mail}\\s+)?(?:to|an)\\s+(${addresses})|(${addresses})\\s+${mail})`,
  "i",
);
const quoted = "[\"“”„»«'‚‘](.{1,200}?)[\"“”„»«'‘’]";
const subject = "(?:(?:with|mit)\\s+)?(?:(?:the|a|dem|einem)\\s+)?(?:subject(?: line)?|betreff)\\s*:?\\s+";
const text =
  "(?:(?:and|und)\\s+)?(?:(?:saying|that says|that reads|dass)\\b(?:\\s+that\\b)?" +
  "|(?:(?:with|mit)\\s+)?(?:(?:the|dem|folgendem)\\s+)?(?:text|body|content|inhalt|wortlaut)\\b" +
  "|(?:(?:with|mit)\\s+)?(?:the|der)\\s+(?:message|nachricht)\\b)\\s*:?|:";
/** The subject, in quotation marks or up to the text, and the text. */
const SUBJECT_FIRST = new RegExp(
  `^[\\s,:]*(?:${subject}(?:${quoted}|(\\S.{0,199}?))(?:[\\s,]*(?:${text})|[ \\t]*\\n)|(?:${text}))\\s*([\\s\\S]+)$`,
  "i",
);
const TEXT_FIRST = new RegExp(
  `^[\\s,]*(?:${text})\\s*["“”„»«]([^"“”„»«]{1,2000})["“”„»«]\\s*,?\\s*(?:(?:and|und)\\s+)?${subject}(?:${quoted}|(\\S.{0,199}?))[\\s.]*$`,
  "i",
);
/** A subject in quotation marks, and the rest is the text. */
const MARKED_FIRST = new RegExp(`^[\\s,:]*${subject}${quoted}[.,;]?\\s+(\\S[\\s\\S]*)$`, "i");
const NAMED_FIRST = new RegExp(`^[\\s,:]*${subject}(?=\\S)`, "i");
const CAPITAL_FIRST = /^["“”„»«'‚‘(]*\p{Lu}/u;
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
  const written = readContent(message.slice(head.length, mostHead), message.slice(mostHead));
  if (!written || written.body === "" || written.body.length > mostBody) return undefined;
  const body = written.isClause ? sentenceOf(written.body) : written.body;
  const to = (after ?? before ?? "").split(/\s*[,;]\s*|\s+(?:and|und)\s+/i);
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

interface Written {
  subject: string;
  body: string;
  /** It stands behind "dass", so its verb stands last. */
  isClause: boolean;
}

function readContent(rest: string, more: string): Written | undefined {
  const [, textFirst, ...itsSubject] = (more === "" && TEXT_FIRST.exec(rest)) || [];
  if (textFirst) return { subject: subjectIn(itsSubject), body: textFirst.trim(), isClause: false };
  const first = SUBJECT_FIRST.exec(rest);
  const isSubjectNamed = first?.[1] !== undefined || first?.[2] !== undefined;
  const split = isSubjectNamed ? undefined : sentenceFirst(rest);
  if (split) return { ...split, body: unquoted(`${split.body}${more}`.trim()), isClause: false };
  const [whole = "", inMarks, plain, body] = first ?? [];
  if (body === undefined) return undefined;
  const isClause = /(?<!\p{L})dass\s*$/iu.test(whole.slice(0, whole.length - body.length));
  return { subject: subjectIn([inMarks, plain]), body: unquoted(`${body}${more}`.trim()), isClause };
}

/** The subject is all up to the end of its sentence, or in quotation marks, and the rest is the text. */
function sentenceFirst(rest: string): { subject: string; body: string } | undefined {
  const [, marked, text] = MARKED_FIRST.exec(rest) ?? [];
  if (marked !== undefined && text !== undefined) return { subject: marked.trim(), body: text };
  const said = rest.replace(NAMED_FIRST, "");
  if (said === rest) return undefined;
  const [line = ""] = said.split("\n");
  const [sentence = ""] = splitSentences(line.slice(0, mostSentence));
  const [found = ""] = sentence.split(/(?<=;)\s+(?=\p{Lu})/u);
  const body = said.slice(found.length).trimStart();
  const isEnd = /[.!?;]$/.test(found) && CAPITAL_FIRST.test(body);
  return isEnd ? { subject: found.replace(/[.!?;]+$/, ""), body } : undefined;
}

/** "ich morgen krank bin" as a sentence: in another order where that is certain, and else in the words that were said. */
function sentenceOf(clause: string): string {
  const [, first = "", more = ""] = /^([^.!?\n]+)([\s\S]*)$/.exec(clause) ?? [];
  const sentence = mainClause(first) ?? `ich teile mit, dass ${first}`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${more || "."}`;
}

function subjectIn(found: readonly (string | undefined)[]): string {
  return (found.find((subject) => subject !== undefined) ?? "").trim();
}

function unquoted(text: string): string {
  return /^["“”„»«]([\s\S]+?)["“”»«]\.?$/.exec(text)?.[1] ?? text;
}

/** The first sentence, cut at a word. */
function subjectOf(body: string): string {
  const [line = ""] = body.split("\n");
  const sentence = splitSentences(line.slice(0, mostSentence))[0]?.replace(/[.\s]+$/, "") ?? "";
  if (sentence.length <= mostSubject) return sentence || "A message";
  return `${sentence.slice(0, mostSubject).replace(/\s+\S*$/, "")}…`;
}
