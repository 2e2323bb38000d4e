import { type Language, languageOf } from "../language.ts";
import type { Draft } from "./facts.ts";

const courtesy =
  "^\\s*(?:(?:hi|hello|hey|hallo|please|pls|bitte|can you|could you|would you|i (?:want|need) you to|kannst du|könntest du|können sie)[,!]?\\s+)*";
const make =
  "(?:(?:create|make|start|begin|set up|write|draft|prepare|generate|erstelle?n?|erzeuge?|mach|beginne?|schreibe?|lege?)(?:\\s+(?:me|us|mir|uns|bitte|up))*\\s+|(?=new|neues))";
const noun =
  "(?:(?:an?|eine?n?|ein)\\s+)?(?:(?:new|empty|blank|short|neues?|leeres?|kurzes?)\\s+)*(?:documents?|docs?|page|dokument|schriftstück)(?:\\s+an)?";
const quoted = "[\"“”„»«'‚‘]([^\"“”„»«'‚‘’\\n]{1,120})[\"“”„»«'‘’]";
const called =
  "(?:(?:that is |which is )?(?:called|named|titled|entitled)|with (?:the |a )?(?:title|name)(?: of)?|namens|mit (?:dem|einem) (?:titel|namen)|genannt|:)";
const headed =
  "(?:(?:,?\\s*(?:and|und)|,?\\s*(?:(?:and|und)\\s+)?(?:with|having|containing|that has|mit)|,)\\s+(?:(?:the|an?|den|der|die|einer|zwei|drei|two|three|these|diesen)\\s+)*(?:headings?|headers?|sections?|chapters?|überschrift(?:en)?|abschnitt(?:en?)?|kapiteln?)(?:\\s+(?:called|named|namens))?\\s*:?\\s+)";
const article =
  "(?:(?:the|an?|one|two|three|following|this|dem|den|der|einer|einem|folgendem|zwei|drei)\\s+)";
const textual = "(?:text|content|body|words|wording|sentence|paragraph|inhalt|wortlaut|satz|worten|absatz)";
const inside =
  "(?:lists?|tables?|bullets?|bullet points?|points?|paragraphs?|pictures?|images?|liste|tabelle|stichpunkten|bild(?:ern)?)";
const points = "(?:bullets?|bullet points?|stichpunkten)";
const determined =
  '(?:(?:the|an?|my|our|some|these|it|one|two|three|four|five|\\d+|das|die|den|eine?n?|meine?n?|unsere?n?|zwei|drei|vier|fünf)\\s|["“„»«])';
const saysAfter = (articles: string) =>
  `(?:,?\\s+(?:and\\s+|und\\s+)?(?:(?:that\\s+|which\\s+)(?:says|reads)|saying|(?:containing|with|having|mit)\\s+(?:${articles}${textual}|${textual}(?=\\s*:|\\s+["“„»«])))\\b\\s*:?\\s+)`;
const besidesAfter = (articles: string, first: string) =>
  `(?:,?\\s+(?:(?=(?:containing|with|having|mit)\\s+(?:${articles}${inside}|${points})(?![\\p{L}]))|(?=containing\\s+${first})|(?:and|und)\\s+(?=(?:write|put|add|include|list|schreibe?|füge?|setze?)(?:\\s+${first}|:\\s))))`;
/** Where a title without marks ends. Without an article it goes on: "Working with text files", "Read and write protocols". */
const endsTitle = `${saysAfter(`${article}+`)}|${besidesAfter(`${article}+`, determined)}`;
/** Where what the document shall say begins, behind the title. */
const says = saysAfter(`${article}*`);
/** Where something else begins that is asked for, behind the title. */
const besides = besidesAfter(`${article}*`, "\\S");
const HEAD = new RegExp(`${courtesy}${make}${noun}(?=\\s|:|$)\\s*`, "iu");
const TITLE = new RegExp(
  `^(?:${called}\\s*)?${quoted}|^${called}\\s+([^\\n]{1,120}?)(?=${headed}|${endsTitle}|[.!]?\\s*$|\\n)`,
  "iu",
);
const HEADINGS = new RegExp(`^${headed}([^\\n]{1,500}?)(?:\\s+(?:an|please|bitte))?[.!]?\\s*$`, "iu");
const TEXT = new RegExp(`^${says}([\\s\\S]+)$`, "iu");
const BESIDES = new RegExp(`^${besides}([^\\n]{1,500}?)[.!]?\\s*$`, "iu");
/** What is no name of a heading but what shall stand below it. */
const NOT_A_NAME =
  /^(?:about|on|for|of|put|write|add|über|zum?|zur|für|schreibe?)\s|(?<!\p{L})(?:texts?|bullets?|points?|lists?|tables?|paragraphs?|pictures?|images?|sentences?|lines?|words?|aufzählung(?:en)?|stichpunkte?n?|listen?|tabellen?|absätze?n?|bilder?n?|sätze?n?|zeilen?)(?!\p{L})|[:.]/iu;

/** A document of which somebody says the title, the headings or a text. What else it has is theirs to write. */
export function emptyDocument(message: string): Draft | undefined {
  const head = HEAD.exec(message)?.[0];
  if (head === undefined) return undefined;
  const said = message.slice(head.length);
  const [named, inMarks, plain] = TITLE.exec(said) ?? [];
  const rest = named === undefined ? said : said.slice(named.length);
  const listed = HEADINGS.exec(rest)?.[1];
  const title = unquoted((inMarks ?? plain ?? "").trim());
  const text = title === "" || listed !== undefined ? undefined : TEXT.exec(rest)?.[1];
  const besides = title === "" || listed !== undefined ? undefined : BESIDES.exec(rest)?.[1];
  const isAllRead = [listed, text, besides].some((part) => part !== undefined);
  if ((title === "" && listed === undefined) || (!isAllRead && /\p{L}/u.test(rest))) return undefined;
  const headings = (listed ?? "")
    .split(/,\s*(?:and\s+|und\s+)?|\s+(?:and|und|&)\s+/iu)
    .map(unquoted)
    .filter(Boolean);
  const names = headings.filter((name) => !NOT_A_NAME.test(name));
  const more = [
    ...headings.filter((name) => NOT_A_NAME.test(name)),
    ...(besides ? [besides.replace(/^(?:containing|with|having|mit)\s+/iu, "")] : []),
  ];
  return write(title, { names, text: text && dictated(text), more }, languageOf(message));
}

function write(
  title: string,
  { names, text, more }: { names: string[]; text: string | undefined; more: string[] },
  language: Language,
): Draft {
  const [untitled, also] =
    language === "de" ? ["Dokument", "Außerdem gewünscht"] : ["Document", "Also asked for"];
  const shown = title || untitled;
  const parts = [
    `# ${shown}`,
    ...(text ? [text] : []),
    ...names.map((name) => `## ${name}`),
    ...(more.length > 0 ? [`[${also}: ${more.join(", ")}]`] : []),
  ];
  return { title: shown, content: parts.join("\n\n") };
}

/** The marks around the whole of it are not a part of it. */
function dictated(text: string): string {
  const said = text.trim();
  return /^["“”„»«]([^"“”„»«]+)["“”»«][.!]?$/.exec(said)?.[1] ?? said;
}

function unquoted(text: string): string {
  return text
    .trim()
    .replace(/^["“”„»«'‚‘]+|["“”„»«'‘’]+$/g, "")
    .trim();
}
