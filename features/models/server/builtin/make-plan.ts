import { continueAction, continueMessage } from "./continue-request.ts";
import { calculateIntent } from "./intents/calculate.ts";
import { convertUnitsIntent } from "./intents/convert-units.ts";
import { currentTimeIntent } from "./intents/current-time.ts";
import { findAnythingIntents } from "./intents/find-anything.ts";
import { findFilesIntent } from "./intents/find-files.ts";
import { findPeopleIntent } from "./intents/find-people.ts";
import { listMemoriesIntent } from "./intents/keep-memory.ts";
import { listTasksIntent } from "./intents/keep-tasks.ts";
import { namePlaceIntent } from "./intents/name-place.ts";
import { readWebPageIntent } from "./intents/read-web-page.ts";
import { searchConversationsIntent } from "./intents/search-conversations.ts";
import { smallTalkIntent } from "./intents/small-talk.ts";
import { webSearchIntent } from "./intents/web-search.ts";
import { isOrder } from "./is-order.ts";
import { type Language, languageOf } from "./language.ts";
import { matchKnownPhrase } from "./match-known-phrase.ts";
import { meaningInWords } from "./meaning-in-words.ts";
import { ownTextIn, takesAll } from "./own-text.ts";
import { type Candidate, type Intent, LEAST_SCORE, type Plan, type Request } from "./plan.ts";
import { refersToPage } from "./refers-to-page.ts";
import { splitRequests } from "./split-requests.ts";
import { halvesOf } from "./two-requests.ts";

const intents: Intent[] = [
  smallTalkIntent,
  calculateIntent,
  convertUnitsIntent,
  currentTimeIntent,
  listTasksIntent,
  listMemoriesIntent,
  namePlaceIntent,
  readWebPageIntent,
  webSearchIntent,
  searchConversationsIntent,
  findFilesIntent,
  findPeopleIntent,
];
/** Two interpretations closer than this are ambiguous. */
const MARGIN = 0.1;
const mostChoices = 3;
/** Requests behind the first one that are looked for beside a text of the person's own. */
const mostOthers = 4;
const COURTESY = new Set(["greeting", "thanks", "farewell", "well-being"]);

export interface Around {
  previousMessage?: string | undefined;
  /** The person's clock, counted as though it was UTC. */
  now?: number | undefined;
  /** Names of the tools here. Of several readings, those whose tool is not here are left out. Absent: all are. */
  offered?: ReadonlySet<string> | undefined;
}

/**
 * Plans the response to a message: what to do, what was not understood, and what must be asked first. "It" may be a page
 * of the message before, and "and of 120?" may continue that.
 */
export function makePlan(message: string, around: Around = {}): Plan {
  const { previousMessage = "" } = around;
  const plan = planOf(message, around);
  if (previousMessage === "" || (plan.actions.length > 0 && plan.missed.length === 0) || plan.question)
    return plan;
  const continued = continueMessage(message, previousMessage);
  const again = continued ? planOf(continued, { ...around, previousMessage: "" }) : undefined;
  if (again && again.actions.length > 0 && again.missed.length === 0) return again;
  const action = continueAction(message, planOf(previousMessage, { ...around, previousMessage: "" }).actions);
  return action ? { actions: [action], missed: [] } : plan;
}

function planOf(message: string, around: Around, others = mostOthers): Plan {
  return (others > 0 ? planOfTwo(message, around, others) : undefined) ?? planOfOne(message, around);
}

/**
 * Two requests, so that none is lost in the other: each is understood by itself, or it is said which is not. Undefined where
 * a second one is not certain: "remember that I like horses and show jumping".
 */
function planOfTwo(message: string, around: Around, others: number): Plan | undefined {
  if (takesAll(ownTextIn(message, around.now))) return undefined;
  for (const { first, second, between, isQuestion, isToAssistant } of halvesOf(message)) {
    const own = ownTextIn(first, around.now);
    if (own && !(between === "word" && isToAssistant)) continue;
    // "Tomorrow, remind me": a day in front belongs to what follows.
    if (!own && between === "comma" && !isCourtesy(first)) continue;
    const isOrdered = splitRequests(second).some(isOrder);
    // Questions alone are told apart as in any other message.
    if (!own && !isOrdered && !ownTextIn(second, around.now) && !isOfPlace(second)) continue;
    const plan = own ? planFor([own]) : planOfOne(first, around);
    const behind = planOf(second, { ...around, previousMessage: first }, others - 1);
    if (isWhole(plan)) {
      if (isWhole(behind)) return join(isCourtesy(first) ? [] : plan.actions, behind.actions);
      if (!own && isOrdered && !isCourtesy(first)) return { actions: plan.actions, missed: [second] };
    } else if (isWhole(behind) && isQuestion && between === "word") {
      return { actions: behind.actions, missed: [first] };
    }
  }
  return undefined;
}

const join = (first: Plan["actions"], second: Plan["actions"]): Plan => ({
  actions: [...first, ...second],
  missed: [],
});

const isWhole = ({ question, missed }: Plan) => !question && missed.length === 0;

function isOfPlace(message: string): boolean {
  const [request] = splitRequests(message);
  return request !== undefined && namePlaceIntent(request) !== undefined;
}

function isCourtesy(message: string): boolean {
  return splitRequests(message).every((one) => COURTESY.has(smallTalkIntent(one)?.intent ?? ""));
}

function planFor(candidates: Candidate[]): Plan {
  return { actions: candidates.map(({ action }) => action), missed: [] };
}

function planOfOne(message: string, around: Around): Plan {
  const { previousMessage = "", now, offered } = around;
  const own = ownTextIn(message, now);
  if (own) return planFor([own]);

  const plan: Plan = { actions: [], missed: [] };
  const chosen: Candidate[] = [];
  const language = languageOf(message, previousMessage);
  for (const request of splitRequests(/^[\s?]*\?[\s?]*$/.test(message) ? "help" : message, language)) {
    const page = request.urls.length === 0 ? refersToPage(request.plain) : undefined;
    if (page && askOfPage(chosen, page.about, previousMessage)) continue;
    const choices = understand(request, offered);
    const [best, second] = choices;
    if (!best) plan.missed.push(request.text);
    else if (second)
      return { actions: [], missed: [], question: { text: didYouMean(choices, language), choices } };
    else chosen.push(best);
  }
  const isOnlyCourtesy = chosen.every(({ intent }) => COURTESY.has(intent));
  const meant = isOnlyCourtesy && plan.missed.length === 0 ? chosen.slice(0, 1) : withoutCourtesies(chosen);
  return { ...planFor(meant), missed: plan.missed };
}

/** Asks a page that this message names, or else the last one of the message before. False when there is none. */
function askOfPage(chosen: Candidate[], about: string | undefined, previousMessage: string): boolean {
  const named = chosen.findLast(({ intent }) => intent === "read_web_page");
  const page = named ?? pageIn(previousMessage);
  if (page?.action.type !== "tool") return false;
  if (!named) chosen.push(page);
  if (about) page.action.input.question = about;
  return true;
}

function pageIn(message: string): Candidate | undefined {
  const request = splitRequests(message).findLast(({ urls }) => urls.length > 0);
  const page = request && readWebPageIntent({ ...request, plain: "" });
  return page?.action.type === "tool" ? page : undefined;
}

/** The best interpretation of one request, and those that are as close. None when nothing is plausible. */
function understand(request: Request, offered: ReadonlySet<string> | undefined): Candidate[] {
  const found = [
    ...intents.map((intent) => intent(request)).filter((candidate) => candidate !== undefined),
    ...findAnythingIntents(request),
  ];
  const similar = found.length === 0 ? matchKnownPhrase(request) : undefined;
  const plausible = [...found, ...(similar ? [similar] : [])]
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score);
  const isHere = ({ action }: Candidate) => action.type === "say" || !offered || offered.has(action.toolName);
  const here = plausible.filter(isHere);
  const [best, ...others] = here.length > 0 ? here : plausible;
  if (!best) return [];
  const close = others.filter((other) => best.score - other.score < MARGIN && !isSame(best, other));
  return [best, ...close].slice(0, mostChoices);
}

function isSame(a: Candidate, b: Candidate): boolean {
  return JSON.stringify(a.action) === JSON.stringify(b.action);
}

function withoutCourtesies(candidates: Candidate[]): Candidate[] {
  return candidates.filter(({ intent }) => !COURTESY.has(intent));
}

function didYouMean(choices: Candidate[], language: Language): string {
  const lines = choices
    .map((choice, index) => `${index + 1}. ${meaningInWords(choice, language)}`)
    .join("\n");
  return language === "de"
    ? `Meinten Sie:\n\n${lines}\n\nAntworten Sie mit der Nummer.`
    : `Did you mean:\n\n${lines}\n\nAnswer with the number.`;
}
