import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { ChatRequest } from "./chat-request.ts";
import { chunkLine, doneLine, eventLine, textLine, usageLine } from "./chunk-lines.ts";
import { countInput } from "./count-input.ts";
import { beginEventStream, drained } from "./event-stream.ts";
import type { Releases } from "./releases.ts";
import type { Script, ToolCallPlan } from "./script.ts";

/** At full speed, tokens are sent in packets of this size, as by a real server. */
const PACKET_CHARACTERS = 16_384;
const FINISH: Record<Script["ending"], string> = {
  finish: "stop",
  length: "length",
  cut: "stop",
  unfinished: "stop",
  stall: "stop",
  error: "stop",
};

/** Plays a script as server-sent events. Returns when the answer has ended or the client has disconnected. */
export async function streamAnswer(
  response: ServerResponse,
  request: ChatRequest,
  script: Script,
  releases: Releases,
): Promise<void> {
  const { model } = request;
  await beginEventStream(response, script);

  response.write(chunkLine(model, { role: "assistant", content: "" }, null));
  for (const token of script.reasoning ?? [])
    response.write(chunkLine(model, { reasoning_content: token }, null));
  if (script.heldAs !== undefined) await writeInHalves(response, model, script, releases.of(script.heldAs));
  else await writeTokens(response, model, script);
  for (const [index, call] of script.toolCalls.entries()) writeToolCall(response, model, call, index);
  if (!response.destroyed) end(response, request, script);
}

async function writeInHalves(
  response: ServerResponse,
  model: string,
  script: Script,
  released: Promise<void>,
): Promise<void> {
  const half = Math.ceil(script.tokens.length / 2);
  await writeTokens(response, model, { ...script, tokens: script.tokens.slice(0, half) });
  await released;
  await writeTokens(response, model, { ...script, tokens: script.tokens.slice(half) });
}

async function writeTokens(
  response: ServerResponse,
  model: string,
  { tokens, gapMs }: Script,
): Promise<void> {
  let packet = "";
  for (const token of tokens) {
    packet += textLine(model, token);
    if (gapMs === 0 && packet.length < PACKET_CHARACTERS) continue;
    if (response.destroyed) return;
    if (!response.write(packet)) await drained(response);
    packet = "";
    if (gapMs > 0) await pause(gapMs);
  }
  if (packet !== "" && !response.destroyed) response.write(packet);
}

/** Arguments arrive in pieces; the name comes with the first. */
function writeToolCall(response: ServerResponse, model: string, call: ToolCallPlan, index: number): void {
  const first = {
    index,
    id: `call_${index}`,
    type: "function",
    function: { name: call.name, arguments: "" },
  };
  response.write(chunkLine(model, { tool_calls: [first] }, null));
  for (const piece of call.arguments.match(/[\s\S]{1,12}/g) ?? []) {
    response.write(chunkLine(model, { tool_calls: [{ index, function: { arguments: piece } }] }, null));
  }
}

function end(response: ServerResponse, request: ChatRequest, script: Script): void {
  const { model, stream_options: options } = request;
  switch (script.ending) {
    case "cut":
      response.destroy();
      return;
    case "stall":
      return;
    case "unfinished":
      response.end();
      return;
    case "error":
      response.end(
        eventLine({ error: { message: "The server had an error.", type: "server_error", code: null } }),
      );
      return;
    case "finish":
    case "length": {
      const reason = script.toolCalls.length > 0 ? "tool_calls" : FINISH[script.ending];
      const usage = options?.include_usage ? usageLine(model, countInput(request), script.tokens.length) : "";
      response.end(chunkLine(model, {}, reason) + usage + doneLine);
    }
  }
}
