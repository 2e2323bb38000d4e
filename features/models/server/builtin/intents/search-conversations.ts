import type { Language } from "../language.ts";
import type { Candidate, Request } from "../plan.ts";

const OWN =
  "(?:(?:all |in |through |of )*(?:my|our|the|past|previous|earlier|old) )*(?:conversations?|chats?|messages?|history|threads?)";

const EIGENE =
  "(?:meinen|unseren|den|allen|meine|unsere|alle|die)* ?(?:chats?|unterhaltungen|unterhaltung|gesprächen?|gespräch|nachrichten|verlauf)";

const readings: [RegExp, number][] = [
  [
    /^was (?:haben wir|habe ich|hab ich|hast du|wurde) (?:(?:da|damals|zuletzt|schon|eigentlich) )*(?:über|zu|zum|zur|wegen|bezüglich)(?: den| das| die| dem| der)? (.+?) (?:besprochen|gesagt|geschrieben|ausgemacht|vereinbart|entschieden|beschlossen|notiert|festgehalten|gesprochen)$/,
    0.95,
  ],
  [
    /^(?:haben wir|habe ich|hab ich) (?:schon |je |jemals |einmal )*(?:über|zu|nach)(?: den| das| die| dem| der)? (.+?) (?:gesprochen|geredet|gefragt|geschrieben|diskutiert)$/,
    0.95,
  ],
  [
    /^(?:wann|wo) (?:haben wir|habe ich|hab ich) (?:zuletzt )?(?:über )?(?:den |das |die |dem |der )?(.+?) (?:gesprochen|geredet|geschrieben|notiert|aufgeschrieben|besprochen|gefragt)$/,
    0.95,
  ],
  [
    new RegExp(
      `^(?:suche?|such|finde?|durchsuche?|zeige?|schau)(?: mir)?(?: bitte)?(?: in)? ${EIGENE} (?:nach|über|zu|zum|zur|mit|von|wegen)(?: den| das| die| dem| der)? (.+)$`,
    ),
    0.95,
  ],
  [new RegExp(`^(?:suche?|such|finde?)(?: mir)?(?: bitte)?(?: nach)? (.+?) in ${EIGENE}$`), 0.95],
  [
    /^(?:find|show|open|where is|where's|look for|search(?: for)?)(?: me)? (?:the|that|a|our|my|any) (?:conversation|chat|message|thread|discussion|note) (?:about|on|with|where we (?:talked|spoke|wrote) about|regarding|for|of) (.+)$/,
    0.95,
  ],
  [
    /^where (?:did|have) (?:i|we) (?:write|written|note|noted|put|say|said|mention|mentioned)(?: down)? (.+)$/,
    0.95,
  ],
  [
    /^what (?:did|have|had) (?:we|i|you) (?:ever )?(?:sa(?:y|id)|discuss(?:ed)?|talk(?:ed)?|decide(?:d)?|agree(?:d)?|conclude(?:d)?|wr(?:ite|itten|ote)|ask(?:ed)?|tell|told|mention(?:ed)?|note(?:d)?)(?: you| me| on| to)? ?(?:about|on|regarding|for|with|concerning) (.+)$/,
    0.95,
  ],
  [
    /^(?:did|have|had) (?:we|i|you) (?:ever |already |once )?(?:talk(?:ed)?|discuss(?:ed)?|mention(?:ed)?|sp(?:eak|oken|oke)|chat(?:ted)?|ask(?:ed)?|sa(?:y|id) anything|decide(?:d)?)(?: you)?(?: about| on)? (.+)$/,
    0.95,
  ],
  [
    /^(?:when|where|how often) (?:did|have) (?:we|i|you) (?:last |first )?(?:talk(?:ed)?|discuss(?:ed)?|mention(?:ed)?|ask(?:ed)?|sp(?:eak|oken)|say|said)(?: you)?(?: about)? (.+)$/,
    0.95,
  ],
  [
    new RegExp(
      `^(?:search|find|look|go|list|show|get|give|look up)(?: for| me| through| in| up)* ?(?:all )?${OWN} (?:for|about|on|with|mentioning|that mention|where (?:we|i) (?:talked|spoke) about|containing|concerning) (.+)$`,
    ),
    0.95,
  ],
  [new RegExp(`^(?:search|find|look)(?: for| up)? (.+?) (?:in|from|among|across) ${OWN}$`), 0.95],
  [
    new RegExp(`^(?:is there |are there |any )(?:anything|something|${OWN})? ?(?:about|on) (.+?) in ${OWN}$`),
    0.95,
  ],
  [
    /^(?:do you )?remember (?:when|what|that|anything|something)?(?: we| i)?(?: (?:said|talked|discussed|wrote))?(?: about)? ?(.+)$/,
    0.8,
  ],
  [
    /^(?:(?:find|look up|search(?: for)?|recall|show|list)(?: me)?(?: out)? )?what (?:(?:we|i|you) (?:have |had |ever )?(?:said|wrote|written|discussed|decided|agreed|noted|told you|told me|talked)|was (?:said|decided|agreed|written|noted)) (?:about|on|regarding|for|concerning) (.+)$/,
    0.95,
  ],
  [/^(?:search(?: for| about)?|look for) (.+)$/, 0.85],
  [
    /^(?:find|look up|locate|recall) (?:me )?(?:something|anything|everything|notes?|information|info)? ?(?:about |on )?(.+)$/,
    0.75,
  ],
];

/** The beginning of a request whose end the person has yet to write. */
const WITHOUT_SUBJECT =
  /^(?:find|search(?: for)?|look up|recall) what (?:we|i|you) (?:have )?(?:said|wrote|discussed|decided)(?: about| on)?$|^was (?:haben wir|habe ich|hast du)(?: über| zu)?(?: gesagt| besprochen| geschrieben)?$/;

const noSubject: Record<Language, string> = {
  en: "Write what to look for, such as: “find what we said about the budget”.",
  de: "Schreiben Sie dazu, wonach ich suchen soll, etwa: „Was haben wir über das Budget gesagt?“.",
};

/** "what did we say about the budget", "search my conversations for Vienna", "find the invoice" */
export function searchConversationsIntent({ plain, text, language }: Request): Candidate | undefined {
  if (WITHOUT_SUBJECT.test(plain)) {
    return {
      intent: "search_conversations",
      score: 0.95,
      meaning: "search your conversations",
      action: { type: "say", text: noSubject[language] },
    };
  }
  for (const [pattern, score] of readings) {
    const found = pattern.exec(plain)?.[1];
    const query = found ? asWritten(clean(found), text) : "";
    if (query.length >= 2) return searchFor(query, score);
  }
  return undefined;
}

export function searchFor(query: string, score: number): Candidate {
  return {
    intent: "search_conversations",
    score,
    meaning: `search your conversations for “${query}”`,
    action: { type: "tool", toolName: "search_conversations", input: { query: query.slice(0, 200) } },
  };
}

function clean(text: string): string {
  return text
    .replace(/^["'\s]+|["'\s]+$/g, "")
    .replace(/^(?:the|our|my|any|some) (?=\S)/, "")
    .replace(/ (?:last (?:week|month|time|year)|yesterday|before|earlier|recently|so far)$/, "")
    .trim();
}

/** Restores the capitals of names. */
function asWritten(query: string, text: string): string {
  const at = text.toLowerCase().indexOf(query);
  return at < 0 ? query : text.slice(at, at + query.length);
}
