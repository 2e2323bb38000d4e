import type { Language } from "../language.ts";
import type { Facts } from "./facts.ts";

const month =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december" +
  "|jänner|januar|februar|märz|mai|juni|juli|oktober|dezember)";
const weekday =
  "(?:(?:next |this |nächsten |kommenden )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:nächsten |kommenden )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag))";
const day = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}(?: \\d{4})?|\\d{1,2}\\. ?${month}(?: \\d{4})?|${month} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}\\.\\d{1,2}\\.(?:\\d{2,4})?|${weekday}|tomorrow|today|morgen|übermorgen|heute|next week|nächste woche)`;
const beginning = `(?:${day}|\\d{1,2}(?:st|nd|rd|th)?\\.?)`;
const clock = "(?:at|um|gegen) \\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|o'clock|uhr))?";
const PERIOD = new RegExp(
  `(?:,? ?\\b(?:from|for|between|vom|von|zwischen))? (${beginning}) ?(?:to|until|till|and|through|bis(?: zum)?|und|[-–]) ?(?:the )?(${day})`,
  "i",
);
const UNTIL = new RegExp(`\\b(?:until|till|bis(?: zum)?) (${day})`, "i");
const WHEN = new RegExp(
  `(?:,? ?\\b(?:on|as of|from|by|per|am|ab|zum|bis|effective))? (${day}(?:,? ${clock})?|${clock}(?:,? (?:on |am )?${day})?)(?![\\p{L}\\d])`,
  "iu",
);
const LENGTH =
  /\b(?:for )?(?:an? |eine[rn]? )?(\d+(?:[.,]\d+)?|half an|one|two)[ -]?(minutes?|mins?|hours?|h|stunden?|stündige[nr]?|minuten|minütige[nr]?)\b/i;
const CONTACT =
  /[,;]?\s*(?:and |und )?(?:please |bitte )?(?:(?:in|for) (?:urgent|emergency|dringenden) (?:cases?|matters?|fällen)[,:]? )?(?:please |bitte )?(?:contact|call|write to|ask|my (?:stand-?in|deputy) is|vertretung(?: ist| hat| macht| übernimmt)?:?|(?:an )?kontakt(?: ist)?:?|wenden an|vertreten durch)(?: is)? ([\p{L}][^,;\n]{1,80}?)(?: vertritt mich)?(?=[,;.\n]|$)/iu;
/** "the subject matter experts" names nothing: a subject stands behind "with" or a comma, or before a colon. */
const subject =
  "(?:with |(?<=, ?))(?:(?:the|a) )?subject(?: line)?:?(?!\\s+matter\\s+experts?\\b)|subject(?: line)?:|(?:mit )?(?:(?:dem|einem) )?betreff:?";
const TOPIC = new RegExp(
  `\\b(?:about|regarding|concerning|re:|on the (?:subject|topic) of|wegen|über|zum thema|bezüglich|betreffend|${subject}|because of)\\s+(.+)$`,
  "iu",
);
const TO =
  /(?:^|\s)(?:to|an)\s+((?:(?:the|our|my|all|die|den|das|unsere?[nmr]?|meine?[nmr]?|herrn|frau|mr\.?|mrs\.?|ms\.?|dr\.?)\s+)*[\p{L}\d&][^,;\n]*?)(?=\s+(?:about|regarding|concerning|because|wegen|über|zum thema|bezüglich|to|that|saying|dass|cancell?ing|declining|confirming|asking|thanking|inviting|reminding|as of|on|for|für|per|zu[mr]?|am|mit der|in which)\s|[,;\n]|\.(?:\s|$)|$)/iu;
const PLACE = /\bin (?:der |the )?([A-ZÄÖÜ][\p{L}.-]+(?: [A-ZÄÖÜ][\p{L}.-]+)?)/u;

/** Reads what is said after the name of a text. Each part is one of the person's own words. */
export function readFacts(rest: string, { kind, language }: { kind: string; language: Language }): Facts {
  const text = ` ${rest.replace(/\s+/g, " ").trim()}`;
  const period = PERIOD.exec(text);
  const until = period ? undefined : UNTIL.exec(text);
  const outside = period ? text.replace(period[0], " ") : until ? text.replace(until[0], " ") : text;
  const contact = CONTACT.exec(outside);
  const length = LENGTH.exec(outside);
  const topic = TOPIC.exec(contact ? outside.replace(contact[0], " ") : outside);
  const beside = topic ? outside.replace(topic[0], " ") : outside;
  const when = WHEN.exec(beside) ?? WHEN.exec(outside);
  const to = TO.exec(beside);
  const place = PLACE.exec(beside);
  return {
    language,
    kind: kind.trim() || undefined,
    ...{ from: period?.[1]?.trim(), until: (period?.[2] ?? until?.[1])?.trim(), when: when?.[1]?.trim() },
    ...{ to: to?.[1]?.trim(), topic: unquoted(trimmed(topic?.[1])), place: place?.[1]?.trim() },
    ...{ contact: contact?.[1]?.trim(), length: length ? `${length[1]} ${length[2]}` : undefined },
    rest: trimmed(rest) ?? "",
  };
}

function trimmed(text: string | undefined): string | undefined {
  return text?.replace(/^[\s,;:.-]+|[\s,;:.?!]+$/g, "").replace(/\s+/g, " ") || undefined;
}

function unquoted(text: string | undefined): string | undefined {
  return text?.replace(/^["“”„»«]([^"“”„»«]+)["“”»«]$/, "$1");
}
