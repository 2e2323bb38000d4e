import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { ChatRequest } from "#mocks/model-server/chat-request.ts";
import { checkChatRequest } from "#mocks/model-server/check-request.ts";
import { textOf } from "#mocks/model-server/read-directive.ts";
import { createReleases } from "#mocks/model-server/releases.ts";
import type { Script } from "#mocks/model-server/script.ts";
import { streamAnswer } from "#mocks/model-server/stream-answer.ts";
import { wholeAnswer } from "#mocks/model-server/whole-answer.ts";
import { words } from "#mocks/model-server/words.ts";
import { dialogues } from "./dialogues.ts";

export interface SceneModel extends AsyncDisposable {
  /** Base URL of an OpenAI-compatible server. */
  url: string;
  modelId: string;
}

/** A model of an invented company. */
const modelId = "acme-large";
const thinkingMs = 420;
const gapMs = 9;

/** Starts a model that knows only the dialogues of the pictures. */
export async function startSceneModel(): Promise<SceneModel> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    modelId,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  if (request.method === "GET") {
    const data = [{ id: modelId, object: "model", created: 1_700_000_000, owned_by: "acme" }];
    return send(response, 200, { object: "list", data });
  }
  const checked = checkChatRequest(body.replace(`"model":"${modelId}"`, '"model":"scripted"'));
  if ("problem" in checked) return send(response, checked.problem.status, { error: checked.problem });
  const script = nextOf(checked.request);
  if (checked.request.stream) return streamAnswer(response, checked.request, script, createReleases());
  send(response, 200, wholeAnswer(checked.request, script));
}

/** The next round of a dialogue, by the number of rounds since the question. */
function nextOf({ messages }: ChatRequest): Script {
  const asked = messages.findLastIndex(({ role }) => role === "user");
  const question = textOf(messages[asked]);
  const dialogue = dialogues.find((known) => question.includes(known.question));
  const round = messages.slice(asked + 1).filter(({ role }) => role === "assistant").length;
  const common = { firstTokenAfterMs: thinkingMs, gapMs, ending: "finish" } as const;
  const calls = dialogue?.rounds[round];
  if (calls) return { ...common, tokens: [], toolCalls: calls };
  return { ...common, tokens: words(dialogue?.answer ?? "I do not know."), toolCalls: [] };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
