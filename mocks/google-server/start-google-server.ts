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
import { asChatRequest } from "./as-chat-request.ts";
import { checkContents } from "./check-contents.ts";
import { GenerateRequest } from "./generate-request.ts";
import { googleDialect } from "./google-dialect.ts";
import { type GoogleProblem, inGoogleTerms, invalidArgument } from "./google-problem.ts";

/** The server's models. Each takes its script from the last user message. The second one signs its calls. */
export const googleModels = ["gemini-2.5-flash", "gemini-3-pro-preview"];

/** Starts a server with Google's Gemini API. It refuses what the real one refuses, and plays scripts. */
export function startGoogleServer({ apiKey }: VendorServerOptions = {}): Promise<VendorServer> {
  return startVendorServer({ path: "/v1beta", apiKey }, answer);
}

async function answer(call: VendorCall, apiKey: string): Promise<void> {
  const { method, url, response } = call;
  const refuse = (error: GoogleProblem) => sendJson(response, error.code, { error });
  const denied = checkKey(call, apiKey);
  if (denied) return refuse(denied);
  if (method === "GET" && url.pathname === "/v1beta/models") {
    const models = googleModels.map((id) => ({
      name: `models/${id}`,
      displayName: id,
      supportedGenerationMethods: ["generateContent"],
    }));
    const embedding = { name: "models/gemini-embedding-001", supportedGenerationMethods: ["embedContent"] };
    const pageSize = Number(url.searchParams.get("pageSize") ?? 1);
    return sendJson(response, 200, { models: [embedding, ...models].slice(0, pageSize) });
  }
  const model = /^\/v1beta\/models\/([^:/]+):streamGenerateContent$/.exec(url.pathname)?.[1];
  if (method !== "POST" || !model || !googleModels.includes(model)) return refuse(unknownModel(model));
  if (url.searchParams.get("alt") !== "sse")
    return refuse(invalidArgument("This server only streams events: alt=sse."));

  const request = GenerateRequest.safeParse(parsed(call.body));
  if (!request.success) return refuse(inGoogleWords(request.error.issues[0]));
  const problem = checkContents(model, request.data);
  if (problem) return refuse(problem);

  const { script, usage } = chooseAnswer(asChatRequest(request.data));
  if (script.refuse) return refuse(inGoogleTerms(script.refuse));
  await playScript(response, script, googleDialect(model, usage, call.number));
}

function checkKey({ headers, url }: VendorCall, apiKey: string): GoogleProblem | undefined {
  const key = headers["x-goog-api-key"] ?? url.searchParams.get("key");
  if (key === apiKey) return undefined;
  if (!key) {
    const message =
      "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.";
    return { code: 403, status: "PERMISSION_DENIED", message };
  }
  return invalidArgument("API key not valid. Please pass a valid API key.", [
    {
      "@type": "type.googleapis.com/google.rpc.ErrorInfo",
      reason: "API_KEY_INVALID",
      domain: "googleapis.com",
    },
  ]);
}

function unknownModel(model = "unknown"): GoogleProblem {
  const message = `models/${model} is not found for API version v1beta, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.`;
  return { code: 404, status: "NOT_FOUND", message };
}

function inGoogleWords(
  issue: { code: string; path: PropertyKey[]; message: string; keys?: string[] } | undefined,
): GoogleProblem {
  const at = issue?.path.join(".") ?? "";
  if (issue?.code === "unrecognized_keys")
    return invalidArgument(
      `Invalid JSON payload received. Unknown name "${issue.keys?.[0]}" at '${at}': Cannot find field.`,
    );
  return invalidArgument(`Invalid value at '${at}': ${issue?.message ?? "the body is not JSON"}`);
}
