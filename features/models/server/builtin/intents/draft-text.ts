import { contentWords } from "#platform/server/words/content-words.ts";
import { emptyDocument } from "../drafts/empty-document.ts";
import type { Draft, Facts, Template } from "../drafts/facts.ts";
import { readFacts } from "../drafts/read-facts.ts";
import { templates } from "../drafts/templates.ts";
import { type Language, languageOf } from "../language.ts";
import type { Candidate } from "../plan.ts";

const mostCharacters = 2_000;
const mostDictated = 20_000;
const courtesy =
  "^\\s*(?:(?:hi|hello|hey|hallo|please|pls|bitte|can you|could you|would you|kannst du|könntest du|können sie|mir|me)[,!]?\\s+)*";
const verb =
  "(?:(?:write|draft|compose|create|make|prepare|generate|give|do|set up|schreibe?n?|entwirf|entwerfen|erstellen?|erstell|formuliere?n?|verfasse?n?|mach|gib|bereite)(?:\\s+(?:me|us|mir|uns|bitte|up|for me))*" +
  "|(?:i|we|ich|wir) (?:need|want|would like|brauche?n?|möchten?|hätten?(?: gerne?)?)(?: to (?:write|draft|send))?|help me (?:to )?(?:write|draft|with))";
/** Words that may stand before the name of a text: an article and what kind it is. */
const adjectives =
  "((?:(?!(?:the|this|that|these|your|his|her|their|for|to|about|of|on|in|with|from|thanks|thank|reply|last|know|see|and|or|by|der|die|das|den|dem|diese[nrs]?|ihre?|für|an|über|von|im|mit|zu|und)\\s)[\\p{L}-]+\\s+){0,3}?)";
/** What may follow a name that no verb asks for: "agenda for …", but not "minutes of the last meeting". */
const after =
  "(?=\\s*(?:$|[:.!]|(?:to|for|an|für|about|regarding|wegen|zum?|zur|über|bitte|please|pls|project|projekt)(?![\\p{L}])))";
const template =
  "(?:(?:draft|template|vorlage|entwurf|muster|sample)\\s+(?:(?:of|for|für|einer|eines|von|for an?|für eine?n?)\\s+)?(?:an?\\s+|the\\s+)?)?";
const articles =
  /\b(?:an?|the|some|my|our|eine?[nmrs]?|die|das|den|meine?[nmr]?|unsere?[nmr]?|short|quick|kurze?[nrs]?)\b/giu;
/** A request for such a text that exists: not for a new one. */
const SEEKS =
  /^(?:\s*)(?:where|find|search|show|open|read|who|when|what|which|how|did|do|does|is|are|was|wo|suche?|finde|zeige?|öffne|wer|wann|welche[nrs]?|wie|hast|habe|gibt|send|sende|schicke?)\b/i;

interface Named {
  template: Template;
  language: Language;
  kind: string;
  rest: string;
}

/** "draft an out-of-office note for 3 to 14 August", "Statusbericht Projekt Adler bitte" */
export function draftTextIntent(message: string): Candidate | undefined {
  const text = message.slice(0, mostCharacters);
  // A text that is dictated is kept whole.
  const document = message.length <= mostDictated ? emptyDocument(message) : undefined;
  if (document) return candidate(document, "create a document");
  if (SEEKS.test(text)) return undefined;
  const named = namedIn(text);
  if (!named) return undefined;
  const facts: Facts = readFacts(named.rest, named);
  const { title, content: written } = named.template.write(facts);
  return candidate({ title, content: withAllAsked(written, facts) }, `draft ${named.template.shown.en}`);
}

function candidate({ title, content }: Draft, meaning: string): Candidate {
  const input = { kind: "document", title, content };
  return {
    ...{ intent: "draft_text", score: 0.95, meaning },
    action: { type: "tool", toolName: "create_artifact", input },
  };
}

/** What has no place in the template is kept as it was asked for. */
function withAllAsked(content: string, { rest, language }: Facts): string {
  const held = new Set(contentWords(content));
  if ([...contentWords(rest)].every((word) => held.has(word))) return content;
  return `${content}\n\n[${language === "de" ? "Außerdem gewünscht" : "Also asked for"}: ${rest}]`;
}

/** The text that is named first. */
function namedIn(text: string): Named | undefined {
  const spoken = languageOf(text);
  let first: (Named & { at: number }) | undefined;
  for (const one of templates) {
    for (const language of spoken === "de" ? (["de", "en"] as const) : (["en"] as const)) {
      const found = headOf(one, language).exec(text);
      if (!found) continue;
      const [head, withVerb = "", bare = ""] = found;
      if (first && first.at <= head.length) continue;
      const kind = (withVerb || bare).replace(articles, " ").replace(/\s+/g, " ").trim();
      const rest = text.slice(head.length).replace(/\s*\b(?:please|pls|thanks|bitte|danke)\b[\s.!]*$/i, "");
      first = { template: one, language: spoken, kind, rest, at: head.length };
    }
  }
  return first;
}

function headOf({ id, names, needsVerb }: Template, language: Language): RegExp {
  const key = `${id} ${language}`;
  const known = heads.get(key);
  if (known) return known;
  const name = `(?:${names[language]})(?:[ -]?(?:template|vorlage|draft|entwurf))?(?![\\p{L}])`;
  const asked = `${verb}\\s+(?:(?:an?|the|our|my)\\s+)?${template}${adjectives}${name}`;
  const bare = `(?:${template}${adjectives}${name}${after})`;
  const head = new RegExp(`${courtesy}(?:${asked}${needsVerb ? "" : `|${bare}`})`, "iu");
  heads.set(key, head);
  return head;
}
const heads = new Map<string, RegExp>();
