import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { braveDialect } from "./brave-dialect.ts";
import { exaDialect } from "./exa-dialect.ts";
import { type FoundPage, somePages } from "./found-page.ts";
import type { AskedSearch, SearchDialect } from "./search-answer.ts";
import { searxngDialect } from "./searxng-dialect.ts";
import { tavilyDialect } from "./tavily-dialect.ts";

/** What goes wrong with a request, before anything is checked. */
export type Fault =
  | { status: number; headers?: Record<string, string> }
  /** Never answers. */
  | "hang"
  /** Answers without end. */
  | "endless"
  /** Answers with no JSON. */
  | "babble"
  /** Answers with JSON of another shape. */
  | "other"
  /** Closes the connection in the middle. */
  | "cut";

export interface SearchServer extends AsyncDisposable {
  /** Base addresses by provider. */
  urls: Record<SearchDialect["name"], string>;
  apiKey: string;
  /** What is found for any query. */
  results: readonly FoundPage[];
  offersJson: boolean;
  /** The queries that were in order, oldest first. */
  asked: { provider: SearchDialect["name"]; query: string }[];
  faults: Fault[];
}

const dialects = [searxngDialect, braveDialect, tavilyDialect, exaDialect];
const endlessPiece = `{"title":"${"word ".repeat(20_000)}"},`;

/** Starts a server that searches a scripted web, in the words of four providers. */
export async function startSearchServer({ port = 0, apiKey = "test-key" } = {}): Promise<SearchServer> {
  const server = createServer((request, response) => {
    response.on("error", () => {});
    answer(request, response, state).catch(() => response.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state: SearchServer = {
    urls: { searxng: url, brave: url, tavily: `${url}/tavily`, exa: `${url}/exa` },
    ...{ apiKey, results: somePages, offersJson: true, asked: [], faults: [] },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return state;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  state: SearchServer,
): Promise<void> {
  const asked: AskedSearch = {
    method: request.method ?? "",
    url: new URL(request.url ?? "/", "http://127.0.0.1"),
    headers: request.headers,
    body: parsed((await buffer(request)).toString("utf8")),
  };
  const fault = state.faults.shift();
  if (fault) return fail(response, fault);
  const world = {
    ...state,
    note: (provider: SearchDialect["name"], query: string) => void state.asked.push({ provider, query }),
  };
  for (const dialect of dialects) {
    const answered = dialect.answer(asked, world);
    if (answered) return send(response, answered.status, answered.body);
  }
  send(response, 404, { error: "Not found" });
}

async function fail(response: ServerResponse, fault: Fault): Promise<void> {
  switch (fault) {
    case "hang":
      return;
    case "babble":
      return send(response, 200, "I found something.");
    case "other":
      return send(response, 200, { type: "search", web: [], results: "none" });
    case "cut":
      response.writeHead(200, { "content-type": "application/json", "content-length": 1_000 });
      response.write('{"results":[', () => response.destroy());
      return;
    case "endless":
      response.writeHead(200, { "content-type": "application/json" }).write('{"results":[');
      while (!response.destroyed) {
        response.write(endlessPiece);
        await setTimeout(1);
      }
      return;
    default:
      response.writeHead(fault.status, { "content-type": "application/json", ...fault.headers });
      response.end(JSON.stringify({ error: "Told to fail with test-key." }));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const isText = typeof body === "string";
  response.writeHead(status, { "content-type": isText ? "text/html" : "application/json" });
  response.end(isText ? body : JSON.stringify(body));
}
