import { createHash } from "node:crypto";
import { apiVersion } from "../engine/api-version.ts";
import { newSandboxId } from "../engine/new-sandbox-id.ts";
import { isSame } from "../engine/sign.ts";
import type { World } from "../engine/world.ts";
import { hasFault } from "../storage/faults.repository.ts";
import { findKeptAnswer, keepAnswer } from "../storage/idempotency.repository.ts";
import { ApiError, type ApiErrorBody, invalid } from "./api-error.ts";
import { checkParams } from "./check-params.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { expand } from "./expand.ts";
import { parseForm } from "./parse-form.ts";
import { callFaults, strike, waitInVain } from "./strike.ts";

export interface RouterOptions {
  secretKey: string;
  /** Runs a request in one transaction. */
  transact<Result>(
    mode: "read" | "change",
    request: World["request"],
    perform: (world: World) => Promise<Result>,
  ): Promise<Result>;
}

interface Answer {
  status: number;
  body: object;
  isReplayed?: boolean;
}

/** Answers requests to `https://<any>/v1/…` like the provider. */
export function createRouter({ secretKey, transact }: RouterOptions): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const id = newSandboxId("req");
    const key = request.headers.get("idempotency-key");
    const fault = await strikeOnce(id).catch(() => undefined);
    const answer = fault instanceof ApiError ? refuse(fault) : await answerTo(request, id, key).catch(refuse);
    // Uses the caller's own signal: the request's copy can be garbage-collected with the request.
    if (fault === "timeout") return waitInVain(init?.signal ?? request.signal);
    return Response.json(answer.body, {
      status: answer.status,
      headers: {
        "request-id": id,
        "stripe-version": apiVersion,
        ...(key === null ? {} : { "idempotency-key": key }),
        ...(answer.isReplayed ? { "idempotent-replayed": "true" } : {}),
      },
    });
  };

  /** Most calls have no fault, so this transaction usually writes nothing. */
  async function strikeOnce(id: string): ReturnType<typeof strike> {
    const request = { id, idempotencyKey: null };
    const isFaulty = await transact("read", request, ({ client }) => hasFault(client, callFaults));
    return isFaulty ? transact("change", request, strike) : undefined;
  }

  async function answerTo(request: Request, id: string, key: string | null): Promise<Answer> {
    authenticate(request, secretKey);
    checkVersion(request);
    const url = new URL(request.url);
    const { endpoint, path } = findEndpoint(request.method, url.pathname);
    const body = await request.text();
    const { expand: paths, ...params } = parseForm(request.method === "POST" ? body : url.search);
    checkParams(endpoint.params, params);

    const perform = async (world: World): Promise<Answer> => {
      const answer = await endpoint.perform(world, params, path);
      return { status: 200, body: await expand(world, answer, paths) };
    };
    const named = { id, idempotencyKey: key };
    if (request.method === "GET") return transact("read", named, perform);
    if (key === null || request.method !== "POST") return transact("change", named, perform);

    const fingerprint = createHash("sha256").update(`${url.pathname}\n${body}`).digest("hex");
    return transact("change", named, (world) => once(world, key, fingerprint, () => perform(world)));
  }
}

/**
 * Replays the stored response of the same request with the same idempotency key. Only successes are stored.
 */
async function once(
  world: World,
  key: string,
  fingerprint: string,
  perform: () => Promise<Answer>,
): Promise<Answer> {
  const kept = await findKeptAnswer(world.client, key, world.wallNow);
  if (!kept) {
    const answer = await perform();
    await keepAnswer(world.client, key, { fingerprint, ...answer }, world.wallNow);
    return answer;
  }
  if (kept.fingerprint !== fingerprint) {
    throw new ApiError(400, {
      type: "idempotency_error",
      message:
        "Keys for idempotent requests can only be used with the same parameters they were first used with. " +
        `Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  return { status: kept.status, body: Object(kept.body), isReplayed: true };
}

function findEndpoint(
  method: string,
  pathname: string,
): { endpoint: Endpoint; path: Record<string, string> } {
  for (const endpoint of endpoints) {
    if (endpoint.method !== method) continue;
    const found = matchPath(endpoint.path, pathname);
    if (found) return { endpoint, path: found };
  }
  throw new ApiError(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${pathname}).`,
  });
}

function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const [wanted, given] = [pattern.split("/"), pathname.split("/")];
  if (wanted.length !== given.length) return undefined;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    if (part.startsWith(":") && value !== "") found[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return undefined;
  }
  return found;
}

function authenticate(request: Request, secretKey: string): void {
  const [scheme, value = ""] = (request.headers.get("authorization") ?? "").split(" ");
  const key = scheme === "Basic" ? (Buffer.from(value, "base64").toString().split(":")[0] ?? "") : value;
  if (isSame(key, secretKey)) return;
  throw new ApiError(401, { type: "invalid_request_error", message: "Invalid API Key provided." });
}

function checkVersion(request: Request): void {
  const version = request.headers.get("stripe-version");
  if (version !== null && version !== apiVersion) throw invalid(`Invalid Stripe API version: ${version}`);
}

function refuse(error: unknown): Answer {
  const refusal: { status: number; body: ApiErrorBody } =
    error instanceof ApiError
      ? error
      : {
          status: 500,
          body: { type: "api_error", message: error instanceof Error ? error.message : String(error) },
        };
  return { status: refusal.status, body: { error: refusal.body } };
}
