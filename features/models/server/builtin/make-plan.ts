import { continueAction, continueMessage } from "./continue-request.ts";
import { calculateIntent } from "./intents/calculate.ts";
import { convertUnitsIntent } from "./intents/convert-units.ts";
import { currentTimeIntent } from "./intents/current-time.ts";
import { draftTextIntent } from "./intents/draft-text.ts";
import { findAnythingIntents } from "./intents/find-anything.ts";
import { findFilesIntent } from "./intents/find-files.ts";
import { findPeopleIntent } from "./intents/find-people.ts";
import { keepMemoryIntent, listMemoriesIntent } from "./intents/keep-memory.ts";
import { createTaskIntent, listTasksIntent } from "./intents/keep-tasks.ts";
import { readWebPageIntent } from "./intents/read-web-page.ts";
import { searchConversationsIntent } from "./intents/search-conversations.ts";
import { smallTalkIntent } from "./intents/small-talk.ts";
import { summariseTextIntent } from "./intents/summarise-text.ts";
import { webSearchIntent } from "./intents/web-search.ts";
import { writeMailIntent } from "./intents/write-mail.ts";
import { type Language, languageOf } from "./language.ts";
import { matchKnownPhrase } from "./match-known-phrase.ts";
import { meaningInWords } from "./meaning-in-words.ts";
import { type Candidate, type Intent, LEAST_SCORE, type Plan, type Request } from "./plan.ts";
import { refersToPage } from "./refers-to-page.ts";
import { splitRequests } from "./split-requests.ts";

const intents: Intent[] = [
  smallTalkIntent,
  calculateIntent,
  convertUnitsIntent,
  currentTimeIntent,
  listTasksIntent,
  listMemoriesIntent,
  readWebPageIntent,
  webSearchIntent,
  searchConversationsIntent,
  findFilesIntent,
  findPeopleIntent,
];
/** Two interpretations closer than this are ambiguous. */
const MARGIN = 0.1;
const mostChoices = 3;
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

/** "remember that I am in Graz, and show my tasks": an order of its own behind what is to be kept. */
const ORDER_BEHIND =
  /^([\s\S]*\S),?\s+(?:and|und)\s+(?:(?:then|also|please|dann|auch|bitte)\s+)*((?:show|list|tell me|zeige?|zeigen sie|nenne? mir|sage? mir)\s[^\n]*)$/i;

function planOf(message: string, around: Around): Plan {
  const { previousMessage = "", now, offered } = around;
  const [, kept, order] = ORDER_BEHIND.exec(message) ?? [];
  const memory = kept && order ? keepMemoryIntent(kept) : undefined;
  if (memory && order) {
    const { actions, missed, question } = planOf(order, { ...around, previousMessage: kept ?? "" });
    if (!question && missed.length === 0) return { actions: [memory.action, ...actions], missed };
  }
  const ownText =
    summariseTextIntent(message) ??
    writeMailIntent(message) ??
    keepMemoryIntent(message) ??
    createTaskIntent(message, now) ??
    draftTextIntent(message);
  if (ownText) return { actions: [ownText.action], missed: [] };

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
  return { actions: meant.map(({ action }) => action), missed: plan.missed };
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
