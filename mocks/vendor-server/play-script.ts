import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { beginEventStream, drained } from "../model-server/event-stream.ts";
import type { Script, ToolCallPlan } from "../model-server/script.ts";

/** A vendor's format: the events of each piece of an answer, as text. */
export interface Dialect {
  begin(): string;
  reasoning(pieces: string[]): string;
  /** For vendors that mark the start and end of text. */
  textStart(): string;
  text(token: string): string;
  textEnd(): string;
  toolCall(call: ToolCallPlan, place: number): string;
  /** The events at the end of a complete answer. */
  end(reason: "stop" | "length" | "tool-calls"): string;
  /** The event of a failure inside an answer. */
  failure(): string;
}

/** Plays a script as server-sent events. Returns when the answer has ended or the client has disconnected. */
export async function playScript(response: ServerResponse, script: Script, dialect: Dialect): Promise<void> {
  await beginEventStream(response, script);

  response.write(dialect.begin());
  if (script.reasoning) response.write(dialect.reasoning(script.reasoning));
  if (script.tokens.length > 0) await writeText(response, script, dialect);
  for (const [place, call] of script.toolCalls.entries()) response.write(dialect.toolCall(call, place));
  if (!response.destroyed) end(response, script, dialect);
}

async function writeText(
  response: ServerResponse,
  { tokens, gapMs, ending }: Script,
  dialect: Dialect,
): Promise<void> {
  response.write(dialect.textStart());
  for (const token of tokens) {
    if (response.destroyed) return;
    if (!response.write(dialect.text(token))) await drained(response);
    if (gapMs > 0) await pause(gapMs);
  }
  if (ending === "finish" || ending === "length") response.write(dialect.textEnd());
}

function end(response: ServerResponse, { ending, toolCalls }: Script, dialect: Dialect): void {
  switch (ending) {
    case "cut":
      response.destroy();
      return;
    case "stall":
      return;
    case "unfinished":
      response.end();
      return;
    case "error":
      response.end(dialect.failure());
      return;
    case "length":
      response.end(dialect.end("length"));
      return;
    case "finish":
      response.end(dialect.end(toolCalls.length > 0 ? "tool-calls" : "stop"));
  }
}
