import { chooseAnswer } from "../vendor-server/choose-answer.ts";
import { playScript } from "../vendor-server/play-script.ts";
import {
  parsed,
  sendJson,
  startVendorServer,
  type VendorCall,
  type VendorServer,
  type VendorServerOptions,
} from "../vendor-server/start-vendor-server.ts";
import { anthropicDialect } from "./anthropic-dialect.ts";
import { type AnthropicProblem, inAnthropicTerms, invalidRequest, problemBody } from "./anthropic-problem.ts";
import { asChatRequest } from "./as-chat-request.ts";
import { checkMessages } from "./check-messages.ts";
import { MessagesRequest } from "./messages-request.ts";

/** The server's models. Each takes its script from the last user message. */
export const anthropicModels = ["claude-sonnet-4-5", "claude-opus-4-7"];

/** Starts a server with Anthropic's Messages API. It refuses what the real one refuses, and plays scripts. */
export function startAnthropicServer({ apiKey }: VendorServerOptions = {}): Promise<VendorServer> {
  return startVendorServer({ path: "/v1", apiKey }, answer);
}

async function answer(call: VendorCall, apiKey: string): Promise<void> {
  const { method, url, headers, response } = call;
  const refuse = (problem: AnthropicProblem) =>
    sendJson(response, problem.status, problemBody(problem), problem.headers);
  const denied = checkHeaders(headers, apiKey);
  if (denied) return refuse(denied);
  if (method === "GET" && url.pathname === "/v1/models") {
    const limit = Number(url.searchParams.get("limit") ?? 1);
    const data = anthropicModels.slice(0, limit).map((id) => ({
      type: "model",
      id,
      display_name: id,
      created_at: "2026-01-01T00:00:00Z",
    }));
    return sendJson(response, 200, {
      data,
      has_more: limit < anthropicModels.length,
      first_id: data[0]?.id,
      last_id: data.at(-1)?.id,
    });
  }
  if (method !== "POST" || url.pathname !== "/v1/messages")
    return refuse({ status: 404, type: "not_found_error", message: "Not Found" });

  const request = MessagesRequest.safeParse(parsed(call.body));
  if (!request.success) return refuse(inAnthropicWords(request.error.issues[0]));
  const { model, stream } = request.data;
  if (!anthropicModels.includes(model))
    return refuse({ status: 404, type: "not_found_error", message: `model: ${model}` });
  const problem = checkMessages(request.data);
  if (problem) return refuse(problem);
  if (!stream) return refuse(invalidRequest("stream: This server only plays streams."));

  const { script, usage } = chooseAnswer(asChatRequest(request.data));
  if (script.refuse) return refuse(inAnthropicTerms(script.refuse));
  await playScript(response, script, anthropicDialect(model, usage, call.number));
}

function checkHeaders(headers: VendorCall["headers"], apiKey: string): AnthropicProblem | undefined {
  const unauthorized = (message: string) => ({ status: 401, type: "authentication_error", message });
  if (headers["x-api-key"] === undefined) return unauthorized("x-api-key header is required");
  if (headers["x-api-key"] !== apiKey) return unauthorized("invalid x-api-key");
  if (headers["anthropic-version"] === undefined)
    return invalidRequest("anthropic-version: header is required");
  if (headers["anthropic-version"] !== "2023-06-01")
    return invalidRequest(`anthropic-version: "${headers["anthropic-version"]}" is not a valid version`);
  return undefined;
}

function inAnthropicWords(
  issue: { code: string; path: PropertyKey[]; message: string; keys?: string[] } | undefined,
): AnthropicProblem {
  if (!issue) return invalidRequest("The request body is not valid JSON");
  if (issue.code === "unrecognized_keys")
    return invalidRequest(
      `${[...issue.path, ...(issue.keys ?? [])].join(".")}: Extra inputs are not permitted`,
    );
  const isMissing = /received undefined/.test(issue.message);
  return invalidRequest(`${issue.path.join(".")}: ${isMissing ? "Field required" : issue.message}`);
}
