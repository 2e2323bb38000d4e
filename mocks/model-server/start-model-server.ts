import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type ApiProblem, problemBody } from "./api-problem.ts";
import { checkChatRequest } from "./check-request.ts";
import { chooseScript } from "./choose-script.ts";
import { modelIds } from "./models.ts";
import { createReleases, type Releases } from "./releases.ts";
import { streamAnswer } from "./stream-answer.ts";
import { wholeAnswer } from "./whole-answer.ts";

export interface ModelServer {
  /** Base URL, e.g. `http://127.0.0.1:4010/v1`. */
  url: string;
  port: number;
  apiKey: string;
  /** The last 1,000 requests, oldest first. */
  requests: RecordedRequest[];
  /** Releases answers of `[[script:held name=…]]` and ends those of `until=…`, now and later. */
  release(name: string): void;
  close(): Promise<void>;
}

export interface RecordedRequest {
  method: string;
  path: string;
  body: unknown;
  /** The status of the reply. */
  status: number;
}

export interface ModelServerOptions {
  /** Absent or 0: any free port. */
  port?: number;
  apiKey?: string;
  /** False records no requests, for benchmarks. */
  isRecording?: boolean;
}

const MAX_RECORDED = 1_000;
const MAX_BODY_BYTES = 20_000_000;

/** Starts a server with OpenAI's chat protocol. It refuses what the real one refuses, and plays scripts. */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const apiKey = options.apiKey ?? "test-key";
  const requests: RecordedRequest[] = [];
  const record = (entry: RecordedRequest) => {
    if (options.isRecording === false) return;
    requests.push(entry);
    if (requests.length > MAX_RECORDED) requests.shift();
  };
  const releases = createReleases();
  const server = createServer((request, response) => {
    response.on("error", () => {});
    answer(request, response, { apiKey, record, releases }).catch(() => response.destroy());
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", 1_024, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}/v1`, port, apiKey, requests, release: releases.release, close };
}

interface Parts {
  apiKey: string;
  record: (entry: RecordedRequest) => void;
  releases: Releases;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { apiKey, record, releases }: Parts,
): Promise<void> {
  const { method = "GET", url = "/" } = request;
  const text = await readBody(request);
  const noted = (status: number) => record({ method, path: url, body: parsed(text), status });
  const refuse = (problem: ApiProblem) => {
    noted(problem.status);
    sendJson(response, problem.status, problemBody(problem), problem.headers);
  };

  const denied = unauthorized(request.headers.authorization, apiKey);
  if (denied) return refuse(denied);
  if (method === "GET" && url === "/v1/models") {
    noted(200);
    const data = modelIds.map((id) => ({
      id,
      object: "model",
      created: 1_700_000_000,
      owned_by: "scripted",
      context_length: 8_192,
    }));
    return sendJson(response, 200, JSON.stringify({ object: "list", data }));
  }
  if (method !== "POST" || url !== "/v1/chat/completions") return refuse(unknownUrl(method, url));

  const checked = checkChatRequest(text);
  if ("problem" in checked) return refuse(checked.problem);
  const script = chooseScript(checked.request, releases.has);
  if (script.refuse) return refuse(script.refuse);
  noted(200);
  if (checked.request.stream) return streamAnswer(response, checked.request, script, releases);
  sendJson(response, 200, JSON.stringify(wholeAnswer(checked.request, script)));
}

function unauthorized(header: string | undefined, apiKey: string): ApiProblem | undefined {
  if (header === `Bearer ${apiKey}`) return undefined;
  const message = header?.startsWith("Bearer ")
    ? "Incorrect API key provided."
    : "No API key was provided. Send it as a bearer token in the Authorization header.";
  return { status: 401, message, type: "authentication_error", code: "invalid_api_key", param: null };
}

function unknownUrl(method: string, url: string): ApiProblem {
  const message = `Invalid URL (${method} ${url})`;
  return { status: 404, message, type: "invalid_request_error", code: null, param: null };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new Error("The body is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
}
