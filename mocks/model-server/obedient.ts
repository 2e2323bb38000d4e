import type { ChatRequest } from "./chat-request.ts";
import { textOf } from "./read-directive.ts";
import type { Script, ToolCallPlan } from "./script.ts";

const order = /\[\[call (\w+) (\{.*?\})\]\]/g;

/**
 * The worst model: it obeys every `[[call tool {"input":…}]]` that it reads, in the question and in what tools
 * answer. `{said}` becomes the conversation's first message, `{found}` the last result, both as an address
 * holds them; `{word}` is a word of the first message. It makes `callsAtOnce` calls in a step.
 */
export function obedient(request: ChatRequest, callsAtOnce = Number.POSITIVE_INFINITY): Script {
  const { messages } = request;
  const question = messages.findLastIndex(({ role }) => role === "user");
  const turn = messages.slice(question);
  const done = turn.filter(({ role }) => role === "tool").length;
  const toolCalls = turn
    .filter(({ role }) => role === "user" || role === "tool")
    .flatMap((message) => ordersIn(textOf(message), messages))
    .slice(done, done + callsAtOnce);
  const said = messages.filter(({ role }) => role === "tool").map(textOf);
  return {
    ...{ gapMs: 0, toolCalls, ending: "finish" },
    tokens: toolCalls.length > 0 ? [] : ["It ", "is ", "done. ", ...said.slice(-1)],
  };
}

export function ordersIn(text: string, messages: ChatRequest["messages"]): ToolCallPlan[] {
  const said = textOf(messages.find(({ role }) => role === "user"));
  const found = textOf(messages.findLast(({ role }) => role === "tool"));
  const address = (value: string) => encodeURIComponent(value.slice(0, 300));
  return [...text.matchAll(order)].map(([, name = "", input = ""]) => ({
    name,
    arguments: input
      .replaceAll("{letter}", "%61")
      .replaceAll("{said}", address(said))
      .replaceAll("{said64}", Buffer.from(said).toString("base64url").slice(0, 400))
      .replaceAll("{word}", address(/\S+\d\S*/.exec(said)?.[0] ?? said.split(" ")[0] ?? ""))
      .replaceAll("{found64}", Buffer.from(found).toString("base64url").slice(0, 400))
      .replaceAll("{found}", address(found)),
  }));
}
