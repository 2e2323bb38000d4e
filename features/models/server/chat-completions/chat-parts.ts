import type { AnswerPart } from "../answer-part.ts";
import type { ChatChunk } from "./chat-chunk.ts";
import { chatFinishReason } from "./chat-finish-reason.ts";
import { chatUsage } from "./chat-usage.ts";
import { ToolCallDrafts } from "./tool-call-drafts.ts";

type Written = "text" | "reasoning";

/** Turns the chunks of one chat completion into parts. */
export class ChatParts {
  readonly #toolCalls = new ToolCallDrafts();
  #hasMetadata = false;
  #open: { type: Written; id: string } | undefined;
  #opened = 0;
  #isRefused = false;
  #usage: ChatChunk["usage"];
  #finishReason: string | undefined;

  add(chunk: ChatChunk, parts: AnswerPart[]): void {
    if (!this.#hasMetadata) this.#addMetadata(chunk.fields, parts);
    if (chunk.usage) this.#usage = chunk.usage;
    if (chunk.reasoning !== "") this.#write("reasoning", chunk.reasoning, parts);
    if (chunk.text !== "") this.#write("text", chunk.text, parts);
    if (chunk.refusal !== "") {
      this.#isRefused = true;
      this.#write("text", chunk.refusal, parts);
    }
    if (chunk.toolCalls.length > 0) {
      this.#close(parts);
      for (const delta of chunk.toolCalls) this.#toolCalls.take(delta, parts);
    }
    if (chunk.finishReason !== undefined) this.#finishReason = chunk.finishReason;
  }

  /** The last parts. An answer without a finish reason was interrupted, and its tool calls are dropped. */
  finish(parts: AnswerPart[]): void {
    this.#close(parts);
    if (this.#finishReason !== undefined) this.#toolCalls.finish(parts);
    const finishReason = chatFinishReason(this.#finishReason, this.#isRefused);
    parts.push({ type: "finish", finishReason, usage: chatUsage(this.#usage) });
  }

  /** The last parts of a failed answer. */
  fail(error: unknown, parts: AnswerPart[]): void {
    parts.push({ type: "error", error });
    this.#close(parts);
    parts.push({
      type: "finish",
      finishReason: { unified: "error", raw: undefined },
      usage: chatUsage(this.#usage),
    });
  }

  #write(type: Written, delta: string, parts: AnswerPart[]): void {
    if (this.#open?.type !== type) {
      this.#close(parts);
      this.#open = { type, id: `${type}-${this.#opened++}` };
      parts.push({ type: `${type}-start`, id: this.#open.id });
    }
    parts.push({ type: `${type}-delta`, id: this.#open.id, delta });
  }

  #close(parts: AnswerPart[]): void {
    if (this.#open) parts.push({ type: `${this.#open.type}-end`, id: this.#open.id });
    this.#open = undefined;
  }

  /** Some servers start with a chunk without the model's identity. */
  #addMetadata({ id, model, created }: ChatChunk["fields"], parts: AnswerPart[]): void {
    const metadata = {
      ...(typeof id === "string" && id !== "" ? { id } : {}),
      ...(typeof model === "string" && model !== "" ? { modelId: model } : {}),
      ...(typeof created === "number" && created > 0 ? { timestamp: new Date(created * 1_000) } : {}),
    };
    if (Object.keys(metadata).length === 0) return;
    this.#hasMetadata = true;
    parts.push({ type: "response-metadata", ...metadata });
  }
}
