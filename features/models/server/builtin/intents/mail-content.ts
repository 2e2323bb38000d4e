import { splitSentences } from "#platform/server/words/split-sentences.ts";

const quoted = "[\"“”„»«'‚‘](.{1,200}?)[\"“”„»«'‘’]";
const subject = "(?:(?:with|mit)\\s+)?(?:(?:the|a|dem|einem)\\s+)?(?:subject(?: line)?|betreff)\\s*:?\\s+";
const text =
  "(?:(?:and|und)\\s+)?(?:(?:saying|that says|that reads|dass)\\b(?:\\s+that\\b)?" +
  "|(?:(?:with|mit)\\s+)?(?:(?:the|dem|folgendem)\\s+)?(?:(?:text|body|wortlaut)\\b|(?:content|inhalt)\\b(?!\\s+(?:saying|that|dass|and|und|of|von|der|des)\\s))" +
  "|(?:(?:with|mit)\\s+)?(?:the|der)\\s+(?:message|nachricht)\\b)\\s*:?|(?<!\\b(?:re|fwd?|aw|wg|antw)|\\d(?=:\\d)):";
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
const mostSentence = 200;
const mostSubject = 200;
/**
 * What names the text beside its subject: "and the text", ", body:". The groups are an article and a colon or a
 * quotation mark behind it.
 */
const TEXT_NAMED =
  /(?:[\s,;.]+(?:and|und)\s+(?:(?:with|mit)\s+)?(?:(the|a|dem|der|folgendem|einem)\s+)?(?:text|body|message|content|nachricht|inhalt|wortlaut)(?!\p{L})|(?:[,;.]\s*|\s*\n\s*)(?:text|body|message|content|nachricht|inhalt|wortlaut)(?=\s*:))(\s*:|(?=\s+["“„»«]))?/giu;
/** The text began before it. Not "Re: Offer" or "10:30". */
const TEXT_BEGAN =
  /\n|(?<!(?<!\p{L})(?:re|fwd?|aw|wg|antw)):\s|(?<!\p{L})(?:saying|that says|that reads|dass)(?!\p{L})/iu;

const TOPIC_FIRST =
  /^\s*,?\s*(?:about|regarding|concerning|on the (?:subject|topic) of|wegen|über|zum thema|bezüglich|betreffend)\s+(?=\S)/i;
/** The end of a topic: not what may as well be a part of it, as "that" and "dass". */
const BEHIND_TOPIC =
  /(?<!\d(?=:\d)):(?!\/\/)\s*|,?\s+(?:saying|that says|that reads)(?:\s+that)?(?:\s*:)?\s+|,?\s+(?:and|und|with|mit)\s+(?:the|dem|folgendem)\s+text(?:\s*:)?\s+/i;
const SUBJECT_NAMED = /(?<!\p{L})(?:subject(?: line)?|betreff)(?!\p{L})/iu;
const SUBJECT_LABEL =
  /[,;:\n]\s*(?:subject(?: line)?|betreff)\s*:|\s(?:with the subject|mit dem betreff)(?!\p{L})/iu;

interface Written {
  subject: string;
  body: string;
  /** It stands behind "dass", so its verb stands last. */
  isClause: boolean;
}

/** The subject and the text of a mail. `more` is the end of a text that is long. */
export function readMailContent(said: string, more: string): Written | undefined {
  const topic = topicFirst(said);
  if (topic) return { ...topic, body: unquoted(`${topic.body}${more}`.trim()), isClause: false };
  const rest = withoutTopic(said);
  const [, textFirst, ...itsSubject] = (more === "" && TEXT_FIRST.exec(rest)) || [];
  if (textFirst) return { subject: subjectIn(itsSubject), body: textFirst.trim(), isClause: false };
  const named = namedText(rest);
  if (named) return { ...named, body: unquoted(`${named.body}${more}`.trim()), isClause: false };
  const found = SUBJECT_FIRST.exec(rest);
  const first = found && isOfSubject(found) ? undefined : found;
  const isSubjectNamed = first?.[1] !== undefined || first?.[2] !== undefined;
  const split = isSubjectNamed ? undefined : sentenceFirst(rest);
  if (split) return { ...split, body: unquoted(`${split.body}${more}`.trim()), isClause: false };
  const [whole = "", inMarks, plain, body] = first ?? [];
  if (body === undefined) return undefined;
  const isClause = /(?<!\p{L})dass\s*$/iu.test(whole.slice(0, whole.length - body.length));
  return { subject: subjectIn([inMarks, plain]), body: unquoted(`${body}${more}`.trim()), isClause };
}

/** "about the meeting: we start at 10". A subject that is named is not the topic. "wegen" stays before an article in its case. */
function topicFirst(rest: string): { subject: string; body: string } | undefined {
  const said = rest.replace(TOPIC_FIRST, "");
  const end = said === rest ? undefined : BEHIND_TOPIC.exec(said.slice(0, mostSubject));
  if (!end) return undefined;
  const topic = said.slice(0, end.index).trim();
  if (topic === "" || topic.includes("\n") || SUBJECT_NAMED.test(topic)) return undefined;
  const [head] = /^[\s,]*(?:wegen|bezüglich)\s+(?=(?:der|des|dem|den)\s)/i.exec(rest) ?? [""];
  const subject = `${head.trim()} ${topic}`.replace(/^[\s,]+(?:(?:den|dem)\s+)?/i, "");
  return {
    subject: `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`,
    body: said.slice(end.index + end[0].length),
  };
}

/** What is said from the subject on: "about the meeting, subject: …". */
function withoutTopic(said: string): string {
  const label = TOPIC_FIRST.test(said) ? SUBJECT_LABEL.exec(said.slice(0, 2 * mostSubject)) : null;
  return label ? said.slice(label.index) : said;
}

/** "Problems with content moderation": no text begins at this word. */
function isOfSubject([whole, , plain, body = ""]: RegExpExecArray): boolean {
  const link = whole.slice(0, whole.length - body.length);
  return (
    plain !== undefined &&
    /(?<!\p{L})(?:content|inhalt)\s*$/iu.test(link) &&
    !/^["“”„»«'‚‘(]*[\p{Lu}\d]/u.test(body)
  );
}

/** A subject without quotation marks, and the text behind "and the text" or "body:", whatever words the subject has. */
function namedText(rest: string): { subject: string; body: string } | undefined {
  const said = rest.replace(NAMED_FIRST, "");
  if (said === rest || /^["“”„»«'‚‘]/.test(said)) return undefined;
  let unsure: { subject: string; body: string } | undefined;
  for (const { 0: link, 1: article, 2: mark, index } of said.slice(0, 2 * mostSubject).matchAll(TEXT_NAMED)) {
    const before = said.slice(0, index);
    if (before.length > mostSubject || /\n|(?<!\p{L})(?:saying|that says|that reads)(?!\p{L})/iu.test(before))
      break;
    const body = said.slice(index + link.length).trimStart();
    const found = { subject: before.trim(), body };
    if (found.subject === "" || body === "") continue;
    if (mark !== undefined || (article && CAPITAL_FIRST.test(body))) return found;
    if (!TEXT_BEGAN.test(before) && (article || CAPITAL_FIRST.test(body))) unsure ??= found;
  }
  return unsure;
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

function subjectIn(found: readonly (string | undefined)[]): string {
  return (found.find((subject) => subject !== undefined) ?? "").trim();
}

function unquoted(text: string): string {
  return /^["“”„»«]([\s\S]+?)["“”»«]\.?$/.exec(text)?.[1] ?? text;
}
