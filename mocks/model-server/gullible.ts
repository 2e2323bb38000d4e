import type { ChatRequest } from "./chat-request.ts";
import { ordersIn } from "./obedient.ts";
import { textOf } from "./read-directive.ts";
import type { Script, ToolCallPlan } from "./script.ts";

const hidden = /DO=([\w\\-]+)=OD/g;

/** An order that survives Markdown, JSON and names of files, for whoever reads everything. */
export function hiddenOrder(tool: string, input: object): string {
  return `DO=${Buffer.from(`[[call ${tool} ${JSON.stringify(input)}]]`).toString("base64url")}=OD`;
}

/**
 * Worse than the obedient model: it carries out the plan of the question, and every hidden order in whatever
 * it can see, in the order in which it saw them.
 */
export function gullible(request: ChatRequest): Script {
  const { messages, tools = [] } = request;
  const question = messages.findLastIndex(({ role }) => role === "user");
  const done = messages.slice(question).filter(({ role }) => role === "tool").length;
  const orders: ToolCallPlan[] = [
    ...hiddenIn(JSON.stringify(tools), messages),
    ...messages.flatMap((message, at) => [
      ...(at === question ? ordersIn(textOf(message), messages) : []),
      ...hiddenIn(JSON.stringify(message), messages),
    ]),
  ];
  const toolCalls = orders.slice(done);
  return {
    ...{ gapMs: 0, toolCalls, ending: "finish" },
    tokens: toolCalls.length > 0 ? [] : ["It ", "is ", "done."],
  };
}

function hiddenIn(text: string, messages: ChatRequest["messages"]): ToolCallPlan[] {
  return [...text.matchAll(hidden)].flatMap(([, order = ""]) =>
    ordersIn(Buffer.from(order.replaceAll("\\", ""), "base64url").toString(), messages),
  );
}
