import type { JSONObject } from "@ai-sdk/provider";
import type { Language } from "../language.ts";
import type { Candidate, Request } from "../plan.ts";
import { asWritten } from "./as-written.ts";

/** One to three words that can be a name. */
const who =
  "((?!(?:the|an?|my|our|your|this|that|it|he|she|they|you|i|me|in|on|at|here|there|next|responsible|online|available|out|allowed|able|going|coming|invited|using|working|der|die|das|ein|eine|er|sie|es|du|ich|hier|heute|zuständig|verantwortlich|alles?|noch|denn)(?![\\p{L}]))[\\p{L}][\\p{L}'’.-]*(?: (?!(?:the|for|of|in|on|to|and|at|with|für|von|der|und|im|mit)(?![\\p{L}]))[\\p{L}][\\p{L}'’.-]*){0,2}?)";
const mail =
  "(?:e-?mail|mail)(?:[ -]?(?:address|adresse))?|contact(?: details| data)?|address|kontaktdaten|adresse";
const pattern = (text: string) => new RegExp(`^${text}$`, "u");
type Reading = [
  pattern: RegExp,
  read: (found: string, text: string) => JSONObject | undefined,
  score?: number,
];

const byName = (found: string, text: string): JSONObject | undefined => {
  const name = asWritten(found, text).replace(/['’]s$/, "");
  return name.length >= 2 ? { name } : undefined;
};
const possessive = (found: string, text: string): JSONObject | undefined =>
  byName(found.replace(/(?<=\p{L}{3})['’]?s$/u, ""), text);
const byTeam = (found: string, text: string): JSONObject | undefined =>
  /^(?:my|our|your|the|mein\w*|unser\w*)$/.test(found) ? undefined : { team: asWritten(found, text) };
const roles: Record<string, string> = {
  ...{ owner: "owner", besitzer: "owner", eigentümer: "owner", admin: "admin", administrator: "admin" },
  ...{ guest: "guest", gast: "guest", gäste: "guest", auditor: "auditor" },
};
const byRole = (found: string): JSONObject | undefined => {
  const role = roles[found.replace(/(?:s|en|innen)$/, "")] ?? roles[found];
  return role ? { role } : undefined;
};

const all =
  "(?:people|colleagues|co-?workers|members|employees|users|kolleg(?:en|innen)|personen|leute|mitglieder|mitarbeiter(?:innen)?|alle)";
const readings: Reading[] = [
  [
    pattern(
      `who(?: all| else)? (?:works|work|is) (?:here|with me|in (?:this|our|the|my) (?:workspace|company|office|organi[sz]ation))`,
    ),
    () => ({}),
  ],
  [
    pattern(
      `(?:(?:list|show|give)(?: me)?|who are)(?: all)?(?: the| my| our)? ${all}(?: here| in (?:this|our|the|my) (?:workspace|company|team))?`,
    ),
    () => ({}),
  ],
  [
    pattern(
      `wer(?: alles)? (?:arbeitet|ist)(?: alles)? (?:hier|bei uns|in (?:dieser|unserer) firma)(?: alles)?`,
    ),
    () => ({}),
  ],
  [
    pattern(
      `(?:zeige?|liste?|nenne?)(?: mir)?(?: bitte)?(?: alle| meine)* ${all}(?: auf| an)?|wer sind meine ${all}`,
    ),
    () => ({}),
  ],
  [
    pattern(
      `who(?: all| else)? (?:is|are|works|belongs)(?: a member| a part| part| the members| members)?(?: in| on| of| to) (?:the |our )?(?:team |group )(.{2,60}?)`,
    ),
    byTeam,
  ],
  [
    pattern(
      `who(?: all| else)? (?:is|are|works|belongs)(?: a member| a part| part| the members| members)?(?: in| on| of| to) (?:the |our )?(.{2,60}?) (?:team|group)`,
    ),
    byTeam,
  ],
  [
    pattern(
      `who(?: all| else)? (?:is|works)(?: all)? in (?!(?:here|charge|the office|office|touch)\\b)(.{2,40}?)`,
    ),
    byTeam,
    0.8,
  ],
  [
    pattern(
      `(?:list |show |show me |the )?(?:members|people) (?:of|in) (?:the )?(?:team )?(.{2,60}?)(?: team)?`,
    ),
    byTeam,
  ],
  [
    pattern(
      `wer(?: alles| noch)? (?:ist|arbeitet|gehört)(?: alles| noch)?(?: im| zum| in)(?: dem| der)? team (.{2,60}?)`,
    ),
    byTeam,
  ],
  [pattern(`wer(?: alles| noch)? (?:ist|arbeitet)(?: alles| noch)? im (.{2,60}?)(?:-team)?`), byTeam, 0.8],
  [
    pattern(
      `who (?:is|are) (?:the |our |an? )?(owners?|admins?|administrators?|guests?|auditors?)(?: here| of (?:this|the|our) workspace)?`,
    ),
    byRole,
  ],
  [
    pattern(
      `wer (?:ist|sind) (?:hier )?(?:der |die |unser |unsere )?(owner|besitzer|eigentümer|admins?|administratoren|administrator|gäste|gast|auditoren)(?: hier)?`,
    ),
    byRole,
  ],
  [
    pattern(
      `(?:is|do we have|have we got|do you know)(?: there)?(?: someone| somebody| anyone| anybody| a person| a colleague| an?)? (?:called|named|with the name) ${who}(?: (?:here|in (?:this|our|the|my) .{3,20}|around|working here))?`,
    ),
    byName,
  ],
  [
    pattern(
      `gibt(?:'s| es)?(?: hier| bei uns)?(?: jemanden| wen| eine[n]? .{3,15}?)? (?:namens|mit dem namen) ${who}`,
    ),
    byName,
  ],
  [
    pattern(
      `(?:what(?:'s| is| are)?|give me|find|show me|i need|do you (?:have|know)|have you got)? ?${who}'s (?:${mail})`,
    ),
    byName,
  ],
  [
    pattern(`(?:what(?:'s| is| are)?|give me|find|show me|i need|do you (?:have|know)) ${who} (?:${mail})`),
    possessive,
  ],
  [
    pattern(
      `(?:what(?:'s| is| are)? |give me |find |show me |i need |do you (?:have|know) )?(?:the |an? )?(?:${mail}) (?:of|for) ${who}`,
    ),
    byName,
  ],
  [pattern(`how (?:can|do|could) i (?:reach|contact|e-?mail|write to|get in touch with) ${who}`), byName],
  [pattern(`wie (?:erreiche|kontaktiere) ich ${who}`), byName],
  [
    pattern(
      `(?:wie (?:ist|lautet) |was ist |ich brauche |gib mir |hast du )?(?:die )?(?:${mail}) (?:von|für) ${who}`,
    ),
    byName,
  ],
  [
    pattern(
      `(?:find|look up|search(?: for)?)(?: me)?(?: the| my| a)? (?:colleague|person|member|co-?worker|user) (?:called |named )?${who}`,
    ),
    byName,
  ],
  [
    pattern(
      `(?:finde?|suche?)(?: mir)?(?: die| den| meine[n]?)? (?:kollegin|kollegen|person|mitglied) (?:namens )?${who}`,
    ),
    byName,
  ],
  [pattern(`who(?:'s| is| are) ${who}`), byName, 0.8],
  [pattern(`wer ist ${who}`), byName, 0.8],
];
const PHONE = /\b(?:tele)?phone\b|\b(?:mobile|cell) number\b|\btelefon\w*|\bhandy\w*|\bdurchwahl\b/;

/** "who is Berta Brandt", "whats carls email", "wer ist im team Vertrieb" */
export function findPeopleIntent({ plain, text, urls, language }: Request): Candidate | undefined {
  if (urls.length > 0) return undefined;
  if (PHONE.test(plain) && /\b(?:of|for|from|von)\b|'s\b|\bnumber\b|nummer\b/.test(plain))
    return noPhone(language);
  for (const [reading, read, score = 0.95] of readings) {
    const found = reading.exec(plain);
    const input = found ? read(found[1] ?? "", text) : undefined;
    if (input) return candidate(input, score);
  }
  return undefined;
}

/** The reading of a bare "find Meyer". Undefined for what can be no name. */
export function findPeopleNamed(name: string, score: number): Candidate | undefined {
  return /^[\p{L}'’. -]+$/u.test(name) ? candidate({ name }, score) : undefined;
}

const phones: Record<Language, string> = {
  en: "I know no phone numbers: of the people here I know the name, the address, the role and the teams. Ask “who is Anna?” for those.",
  de: "Ich kenne keine Telefonnummern: Von den Personen hier kenne ich Namen, Adresse, Rolle und Teams. Danach fragen Sie mit „Wer ist Anna?“.",
};

function noPhone(language: Language): Candidate {
  const text = phones[language];
  return {
    intent: "find_people",
    score: 0.95,
    meaning: "find a phone number",
    action: { type: "say", text },
  };
}

function candidate(input: JSONObject, score: number): Candidate {
  const wanted = [input.name, input.team, input.role].find((value) => typeof value === "string");
  return {
    ...{ intent: "find_people", score },
    meaning: wanted ? `find people: “${wanted}”` : "list the people here",
    action: { type: "tool", toolName: "find_people", input },
  };
}
