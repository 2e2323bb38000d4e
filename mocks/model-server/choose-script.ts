import { type ApiProblem, invalid } from "./api-problem.ts";
import type { ChatRequest } from "./chat-request.ts";
import { gullible } from "./gullible.ts";
import { markdownSample } from "./markdown-sample.ts";
import { obedient } from "./obedient.ts";
import { readDirective, textOf } from "./read-directive.ts";
import type { Directive, Script, ToolCallPlan } from "./script.ts";
import { countTokens, words } from "./words.ts";

const plain: Script = { tokens: [], gapMs: 0, toolCalls: [], ending: "finish" };
const few = words("This is the beginning of an answer that");
const calculation: ToolCallPlan = { name: "calculate", arguments: '{"expression":"12 * 12"}' };
/** Milliseconds between tokens: visible streaming without slow tests. */
const VISIBLE_GAP_MS = 5;

/** Chooses the script of a request. */
export function chooseScript(request: ChatRequest, isReleased: (name: string) => boolean): Script {
  const directive = readDirective(request);
  const until = directive?.parameters.until;
  if (until !== undefined && isReleased(until)) return echo(request);
  const last = request.messages.at(-1);
  if (directive?.name === "obedient") {
    return obedient(request, directive.parameters.atOnce ? Number(directive.parameters.atOnce) : undefined);
  }
  if (directive?.name === "gullible") return gullible(request);
  if (last?.role === "tool" && directive?.name !== "tool-loop" && directive?.name !== "tool-count") {
    const { say, held: heldAs } = directive?.parameters ?? {};
    return say ? { ...plain, tokens: words(say), heldAs } : { ...answerToTools(request), heldAs };
  }
  return directive ? scripted(directive, request) : unscripted(request);
}

/** Whether the last message says that an answer lacked its form. */
function wasTold({ messages }: ChatRequest): boolean {
  const last = messages.at(-1);
  return last?.role === "user" && textOf(last).includes("does not have the form");
}

/** Another input after each result, with the same words. */
function next(request: ChatRequest): string {
  return JSON.stringify({ expression: `12 * 12${" ".repeat(countToolResults(request))}` });
}

function scripted({ name, parameters }: Directive, request: ChatRequest): Script {
  const gapMs = milliseconds(parameters.gap, VISIBLE_GAP_MS);
  const wait = milliseconds(parameters.wait, 1_000);
  switch (name) {
    case "echo":
      return echo(request);
    case "tokens":
      return {
        ...plain,
        tokens: countTokens(Number(parameters.tokens ?? parameters.count ?? 200)),
        gapMs: milliseconds(parameters.gap, 0),
      };
    case "held":
      return {
        ...plain,
        tokens: Array.from({ length: Number(parameters.count ?? 40) }, (_, index) => ` ${index + 1}`),
        heldAs: parameters.name ?? "held",
      };
    case "tool-call":
    case "tool-loop":
    case "tool-count": {
      const call = {
        name: parameters.tool ?? calculation.name,
        arguments: parameters.input ?? (name === "tool-count" ? next(request) : calculation.arguments),
      };
      const isHeld = countToolResults(request) === Number(parameters.after ?? Number.NaN);
      return { ...calling([call]), heldAs: isHeld ? parameters.held : undefined };
    }
    case "two-tools":
      return calling([
        { name: "calculate", arguments: '{"expression":"17% of 2340"}' },
        { name: "current_time", arguments: "{}" },
      ]);
    case "thought-call":
      return { ...calling([calculation]), reasoning: words("Twelve times twelve: the tool knows.") };
    case "blank-call":
      return { ...calling([calculation]), tokens: ["\n\n"] };
    case "odd-name":
      return calling([{ name: "default api.calculate!", arguments: "{}" }]);
    case "unknown-tool":
      return calling([{ name: "launch_rocket", arguments: '{"to":"moon"}' }]);
    case "bad-json":
      return calling([{ name: "calculate", arguments: '{"expression": "12 *' }]);
    case "wrong-input":
      return calling([{ name: "calculate", arguments: '{"expr": 12}' }]);
    case "json":
      // As a model does that has to be told once what was asked for.
      return { ...plain, tokens: words(wasTold(request) ? '{"city":"Vienna"}' : "It is Vienna.") };
    case "markdown":
      return { ...plain, tokens: words(markdownSample), gapMs };
    case "reasoning":
      return {
        ...plain,
        reasoning: words("The person wants a number. I know it."),
        tokens: words("It is 42."),
        gapMs,
      };
    case "huge":
      return {
        ...plain,
        tokens: Array<string>(Number(parameters.count ?? 400)).fill(`${"word ".repeat(1_000)}\n\n`),
      };
    case "length":
      return { ...plain, tokens: few, gapMs, ending: "length" };
    case "slow-start":
      return { ...echo(request), firstTokenAfterMs: wait };
    case "slow-headers":
      return { ...echo(request), headersAfterMs: wait };
    case "cut":
      return { ...plain, tokens: few, gapMs, ending: "cut" };
    case "unfinished":
      return { ...plain, tokens: few, gapMs, ending: "unfinished" };
    case "stall":
      return { ...plain, tokens: few, gapMs, ending: "stall" };
    case "error-in-stream":
      return { ...plain, tokens: few, gapMs, ending: "error" };
    default:
      return { ...plain, refuse: refusal(name, parameters) };
  }
}

function refusal(name: string, parameters: Record<string, string>): ApiProblem {
  const server = { type: "server_error", code: null, param: null } as const;
  switch (name) {
    case "rate-limited":
      return {
        status: 429,
        message: "Rate limit reached for requests.",
        type: "rate_limit_error",
        code: "rate_limit_exceeded",
        param: null,
        headers: { "retry-after": parameters.after ?? "20" },
      };
    case "no-credit":
      return {
        status: 429,
        message: "You exceeded your current quota.",
        type: "rate_limit_error",
        code: "insufficient_quota",
        param: null,
      };
    case "failing":
      return { ...server, status: 500, message: "The server had an error while processing the request." };
    case "overloaded":
      return { ...server, status: 503, message: "The engine is currently overloaded." };
    case "too-long":
      return invalid(
        "messages",
        "This model's maximum context length is 8192 tokens.",
        "context_length_exceeded",
      );
    default:
      return invalid("messages", `There is no script named ${JSON.stringify(name)}.`);
  }
}

/** Without a script the server acts like a small model: it fills a schema, calculates with the tool, or echoes. */
function unscripted(request: ChatRequest): Script {
  const asked = textOf(request.messages.findLast(({ role }) => role === "user"));
  const expression = /\d[\d.,]*\s*(?:[-+*/×÷^%]|% of|times|plus|minus)[\s\d.,]*\d/.exec(asked)?.[0];
  const hasTool =
    request.tool_choice !== "none" && request.tools?.some((tool) => tool.function.name === "calculate");
  if (request.response_format?.type === "json_schema") return { ...plain, tokens: ['{"ready":', "true}"] };
  if (expression && hasTool)
    return calling([{ name: "calculate", arguments: JSON.stringify({ expression }) }]);
  return echo(request);
}

function echo({ messages }: ChatRequest): Script {
  const asked = textOf(messages.findLast(({ role }) => role === "user"));
  return { ...plain, tokens: words(`You said: ${asked}`), gapMs: VISIBLE_GAP_MS };
}

function answerToTools({ messages }: ChatRequest): Script {
  const start = messages.findLastIndex(({ role }) => role === "assistant");
  const results = messages.slice(start + 1).map(textOf);
  return { ...plain, tokens: words(`The tools say: ${results.join(" and ")}`), gapMs: VISIBLE_GAP_MS };
}

/** In the current answer. */
function countToolResults({ messages }: ChatRequest): number {
  const asked = messages.findLastIndex(({ role }) => role === "user");
  return messages.slice(asked).filter(({ role }) => role === "tool").length;
}

function calling(toolCalls: ToolCallPlan[]): Script {
  return { ...plain, toolCalls };
}

function milliseconds(value: string | undefined, otherwise: number): number {
  const number = Number.parseFloat(value ?? "");
  return Number.isFinite(number) ? number : otherwise;
}
