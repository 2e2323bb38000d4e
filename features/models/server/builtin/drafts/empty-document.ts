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
const HEAD = new RegExp(`${courtesy}${make}${noun}(?=\\s|:|$)\\s*`, "iu");
const TITLE = new RegExp(
  `^(?:${called}\\s*)?${quoted}|^${called}\\s+([^\\n]{1,120}?)(?=${headed}|[.!]?\\s*$|\\n)`,
  "iu",
);
const HEADINGS = new RegExp(`^${headed}([^\\n]{1,500}?)(?:\\s+(?:an|please|bitte))?[.!]?\\s*$`, "iu");
/** What is no name of a heading but what shall stand below it. */
const NOT_A_NAME =
  /^(?:about|on|for|of|über|zum?|zur|für)\s|(?<!\p{L})(?:bullets?|points?|lists?|tables?|paragraphs?|pictures?|images?|sentences?|lines?|words?|aufzählung(?:en)?|stichpunkte?n?|listen?|tabellen?|absätze?n?|bilder?n?|sätze?n?|zeilen?)(?!\p{L})|[:.]/iu;

/** A document of which somebody says the title, the headings or both. Its text is theirs to write. */
export function emptyDocument(message: string): Draft | undefined {
  const head = HEAD.exec(message)?.[0];
  if (head === undefined) return undefined;
  const said = message.slice(head.length);
  const [named, inMarks, plain] = TITLE.exec(said) ?? [];
  const rest = named === undefined ? said : said.slice(named.length);
  const listed = HEADINGS.exec(rest)?.[1];
  const title = unquoted((inMarks ?? plain ?? "").trim());
  if ((title === "" && listed === undefined) || (listed === undefined && /\p{L}/u.test(rest)))
    return undefined;
  const headings = (listed ?? "")
    .split(/,\s*(?:and\s+|und\s+)?|\s+(?:and|und|&)\s+/iu)
    .map(unquoted)
    .filter(Boolean);
  const names = headings.filter((name) => !NOT_A_NAME.test(name));
  return write(title, { names, more: headings.filter((name) => NOT_A_NAME.test(name)) }, languageOf(message));
}

function write(
  title: string,
  { names, more }: { names: string[]; more: string[] },
  language: Language,
): Draft {
  const [untitled, also] =
    language === "de" ? ["Dokument", "Außerdem gewünscht"] : ["Document", "Also asked for"];
  const shown = title || untitled;
  const parts = [
    `# ${shown}`,
    ...names.map((name) => `## ${name}`),
    ...(more.length > 0 ? [`[${also}: ${more.join(", ")}]`] : []),
  ];
  return { title: shown, content: parts.join("\n\n") };
}

function unquoted(text: string): string {
  return text
    .trim()
    .replace(/^["“”„»«'‚‘]+|["“”„»«'‘’]+$/g, "")
    .trim();
}
