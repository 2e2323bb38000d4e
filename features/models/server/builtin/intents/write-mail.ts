import type { Candidate } from "../plan.ts";

const address = "[^\\s,;<>\"'“”]+@[^\\s,;<>\"'“”]+\\.[a-z]{2,}";
const COMMAND = new RegExp(
  "^\\s*(?:(?:please|can you|could you|would you)\\s+)*(send|draft|write)\\s+(?:me\\s+)?(?:an?\\s+|the\\s+)?" +
    `(?:(?:draft of an?\\s+)?(?:e-?mail|mail|message)\\s+)?to\\s+(${address}(?:(?:\\s*[,;]\\s*|\\s+and\\s+)${address}){0,19})` +
    "(?:\\s+(?:with\\s+(?:the\\s+)?)?subject:?\\s+[\"“”'](.{1,200}?)[\"“”'])?[\\s,]*" +
    "(?:(?:and\\s+)?(?:saying|that says|that reads|with (?:the )?text|text)\\b\\s*(?:that\\s+)?:?|:)\\s*([\\s\\S]+)$",
  "i",
);
const mostSubject = 60;
/** The command and the addresses stand at the beginning. */
const mostHead = 2_000;
const mostBody = 20_000;

/** "send a mail to anna@example.com saying …": the text goes as it was written, so it is not split into requests. */
export function writeMailIntent(message: string): Candidate | undefined {
  const head = message.slice(0, mostHead);
  const [, verb = "", addresses = "", subject, text = ""] = COMMAND.exec(head) ?? [];
  const body = unquoted(`${text}${message.slice(mostHead)}`.trim());
  if (addresses === "" || body === "" || body.length > mostBody) return undefined;
  const to = addresses.split(/\s*[,;]\s*|\s+and\s+/i);
  const isSent = verb.toLowerCase() === "send";
  return {
    intent: isSent ? "send_mail" : "draft_mail",
    score: 1,
    meaning: `${isSent ? "send" : "draft"} a mail to ${to.join(", ")}`,
    action: {
      type: "tool",
      toolName: isSent ? "send_mail" : "draft_mail",
      input: { to, subject: subject ?? subjectOf(body), body },
    },
  };
}

function unquoted(text: string): string {
  return /^["“”]([\s\S]+)["“”]$/.exec(text)?.[1] ?? text;
}

/** The first sentence, cut at a word. */
function subjectOf(body: string): string {
  const [line = ""] = body.split("\n");
  const sentence = line.split(/(?<=[.!?])\s/)[0]?.replace(/[.\s]+$/, "") ?? "";
  if (sentence.length <= mostSubject) return sentence || "A message";
  return `${sentence.slice(0, mostSubject).replace(/\s+\S*$/, "")}…`;
}
