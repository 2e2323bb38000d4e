import { calculateIntent } from "./intents/calculate.ts";
import { currentTimeIntent } from "./intents/current-time.ts";
import { keepMemoryIntent, listMemoriesIntent } from "./intents/keep-memory.ts";
import { createTaskIntent, listTasksIntent } from "./intents/keep-tasks.ts";
import { readWebPageIntent } from "./intents/read-web-page.ts";
import { searchConversationsIntent } from "./intents/search-conversations.ts";
import { smallTalkIntent } from "./intents/small-talk.ts";
import { summariseTextIntent } from "./intents/summarise-text.ts";
import { webSearchIntent } from "./intents/web-search.ts";
import { writeMailIntent } from "./intents/write-mail.ts";
import { matchKnownPhrase } from "./match-known-phrase.ts";
import { type Candidate, type Intent, LEAST_SCORE, type Plan, type Request } from "./plan.ts";
import { refersToPage } from "./refers-to-page.ts";
import { splitRequests } from "./split-requests.ts";

const intents: Intent[] = [
  smallTalkIntent,
  calculateIntent,
  currentTimeIntent,
  listTasksIntent,
  listMemoriesIntent,
  readWebPageIntent,
  webSearchIntent,
  searchConversationsIntent,
];
/** Two interpretations closer than this are ambiguous. */
const MARGIN = 0.1;
const COURTESY = new Set(["greeting", "thanks", "farewell", "well-being"]);

/**
 * Plans the response to a message: what to do, what was not understood, and what must be asked first. "It" may be a page
 * of the message before. `now` is the person's clock, counted as though it was UTC.
 */
export function makePlan(message: string, previousMessage = "", now?: number): Plan {
  const ownText =
    summariseTextIntent(message) ??
    writeMailIntent(message) ??
    keepMemoryIntent(message) ??
    createTaskIntent(message, now);
  if (ownText) return { actions: [ownText.action], missed: [] };

  const plan: Plan = { actions: [], missed: [] };
  const chosen: Candidate[] = [];
  for (const request of splitRequests(/^[\s?]*\?[\s?]*$/.test(message) ? "help" : message)) {
    const page = request.urls.length === 0 ? refersToPage(request.plain) : undefined;
    if (page && askOfPage(chosen, page.about, previousMessage)) continue;
    const [best, second] = understand(request);
    if (!best) plan.missed.push(request.text);
    else if (second && best.score - second.score < MARGIN) {
      const choices = [best, second];
      return { actions: [], missed: [], question: { text: didYouMean(choices), choices } };
    } else chosen.push(best);
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

/** All plausible interpretations of one request, best first. */
function understand(request: Request): Candidate[] {
  const found = intents.map((intent) => intent(request)).filter((candidate) => candidate !== undefined);
  const similar = found.length === 0 ? matchKnownPhrase(request) : undefined;
  return [...found, ...(similar ? [similar] : [])]
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score);
}

function withoutCourtesies(candidates: Candidate[]): Candidate[] {
  return candidates.filter(({ intent }) => !COURTESY.has(intent));
}

function didYouMean(choices: Candidate[]): string {
  const lines = choices.map(({ meaning }, index) => `${index + 1}. ${meaning}`);
  return `Did you mean:\n\n${lines.join("\n")}\n\nAnswer with the number.`;
}
