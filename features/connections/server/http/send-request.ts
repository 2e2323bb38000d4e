import {
  outcomeUnknown,
  type ToolContext,
  ToolError,
  type ToolOutput,
} from "#features/tools/server/index.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import { callingLimits } from "../asking-limits.ts";
import type { Outside } from "../outside/outside.ts";
import { outsideFetch } from "../outside/outside-fetch.ts";
import { resultOfHttp } from "../tools/call-result.ts";
import type { HttpHostRow } from "./http-host.repository.ts";
import type { HttpRequest } from "./http-inputs.ts";

const maxAnswerBytes = 1_000_000;
const maxRedirects = 3;

/** Sends a request to an allowed host. A GET follows redirects, to allowed hosts only. */
export async function sendRequest(
  outside: Outside,
  hosts: readonly HttpHostRow[],
  { callId, signal }: Pick<ToolContext, "callId" | "signal">,
  request: HttpRequest,
): Promise<ToolOutput> {
  const limits = { ...callingLimits(signal), maxBytes: maxAnswerBytes };
  const fetch = outsideFetch(outside, limits, { followsByHand: true });
  let url = allowedUrl(hosts, request, request.url);
  try {
    for (let hop = 0; ; hop += 1) {
      const response = await fetch(url, { ...sent(request, callId), method: request.method });
      const next = response.headers.get("location");
      const isRedirect = response.status >= 300 && response.status < 400 && next !== null;
      if (!isRedirect || request.method !== "GET") return await outputOf(url, response);
      await response.body?.cancel();
      if (hop === maxRedirects) throw refused(`${url.host} redirects too often.`);
      url = redirectedUrl(hosts, request, URL.parse(next, url)?.href ?? "");
    }
  } catch (error) {
    if (request.method !== "GET" && mayHaveArrived(error)) throw outcomeUnknown(error.message);
    if (error instanceof GuardedFetchError)
      throw new ToolError(`http.${error.code.split(".")[1]}`, error.message);
    throw error;
  }
}

/** The request may have left before this happened. */
function mayHaveArrived(error: unknown): error is GuardedFetchError {
  const isBefore = /refused|invalid|not_found/;
  return error instanceof GuardedFetchError && !isBefore.test(error.code);
}

async function outputOf(url: URL, response: Response): Promise<ToolOutput> {
  const type = response.headers.get("content-type") ?? "";
  const { text, data } = resultOfHttp(response.status, type, await response.text());
  return { content: text, summary: `${url.host} answered with status ${response.status}`, data };
}

function sent({ headers = {}, body }: HttpRequest, callId: string): RequestInit {
  const type = Object.keys(headers).some((name) => name.toLowerCase() === "content-type");
  return {
    headers: {
      accept: "application/json, text/*;q=0.9, */*;q=0.5",
      ...(body !== undefined && !type ? { "content-type": "application/json" } : {}),
      ...headers,
      "idempotency-key": callId,
    },
    ...(body === undefined ? {} : { body }),
  };
}

function allowedUrl(hosts: readonly HttpHostRow[], { method }: HttpRequest, address: string): URL {
  const url = URL.parse(address);
  if (!url || url.username || url.password) throw refused("This is not a valid web address.");
  // `host` leaves the usual port out, as the list does.
  const isAllowed = hosts.some(({ host, methods }) => host === url.host && methods.includes(method));
  if (!isAllowed) throw refused(`An admin has not allowed ${method} requests to ${url.host}.`);
  return url;
}

/** The other side chose this address, so a refusal says nothing of it: its name could hold an instruction. */
function redirectedUrl(hosts: readonly HttpHostRow[], request: HttpRequest, address: string): URL {
  try {
    return allowedUrl(hosts, request, address);
  } catch {
    throw refused("It redirects to a host that an admin has not allowed.");
  }
}

function refused(message: string): ToolError {
  return new ToolError("tool.host_not_allowed", message);
}
