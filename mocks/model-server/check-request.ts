import { type ApiProblem, invalid } from "./api-problem.ts";
import { ChatRequest, type RequestMessage } from "./chat-request.ts";
import { modelIds } from "./models.ts";

/** The parsed request, or the error of the real API. */
export function checkChatRequest(body: string): { request: ChatRequest } | { problem: ApiProblem } {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { problem: invalid("body", "The body is not valid JSON.") };
  }
  const parsed = ChatRequest.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const param = issue?.code === "unrecognized_keys" ? [...issue.path, ...issue.keys] : (issue?.path ?? []);
    const code = issue?.code === "unrecognized_keys" ? "unknown_parameter" : "invalid_value";
    return { problem: invalid(param.join("."), `Invalid request: ${issue?.message ?? "unknown"}`, code) };
  }
  const problem =
    unknownModel(parsed.data) ?? badCombination(parsed.data) ?? badToolMessages(parsed.data.messages);
  return problem ? { problem } : { request: parsed.data };
}

function unknownModel({ model }: ChatRequest): ApiProblem | undefined {
  if (modelIds.includes(model)) return undefined;
  const message = `The model ${JSON.stringify(model)} does not exist or you do not have access to it.`;
  return { status: 404, message, type: "invalid_request_error", code: "model_not_found", param: null };
}

function badCombination(request: ChatRequest): ApiProblem | undefined {
  if (request.stream_options && !request.stream) {
    return invalid("stream_options", "stream_options is only allowed when stream is true.");
  }
  if (request.tool_choice && request.tool_choice !== "none" && !request.tools) {
    return invalid("tool_choice", "tool_choice is only allowed when tools are given.");
  }
  if (request.max_tokens && request.max_completion_tokens) {
    return invalid("max_tokens", "max_tokens and max_completion_tokens cannot both be set.");
  }
  return undefined;
}

/** Every tool call needs a tool message right after it, and every tool message a tool call. */
function badToolMessages(messages: RequestMessage[]): ApiProblem | undefined {
  let open = new Set<string>();
  for (const [index, message] of messages.entries()) {
    const param = `messages.${index}`;
    if (message.role === "tool") {
      if (open.delete(message.tool_call_id)) continue;
      return invalid(param, "A message of role tool must answer a preceding message with tool_calls.");
    }
    if (open.size > 0) return unanswered(param, open);
    if (message.role !== "assistant") continue;
    if (!message.tool_calls && (message.content ?? "").length === 0) {
      return invalid(`${param}.content`, "An assistant message needs content or tool_calls.");
    }
    open = new Set((message.tool_calls ?? []).map(({ id }) => id));
  }
  return open.size > 0 ? unanswered("messages", open) : undefined;
}

function unanswered(param: string, ids: Set<string>): ApiProblem {
  return invalid(param, `These tool_call_ids have no tool message: ${[...ids].join(", ")}.`);
}
