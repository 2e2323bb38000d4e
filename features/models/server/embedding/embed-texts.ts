import { setTimeout as wait } from "node:timers/promises";
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { Ctx } from "#platform/server/context.ts";
import { classifyModelError } from "../classify-model-error.ts";
import { recordCall } from "../health/record-call.ts";
import { budgetRefusalOf } from "../metering/budget-refusal.ts";
import { openMeter } from "../metering/call-meter.ts";
import { failedBy } from "../metering/call-trace.ts";
import type { ModelCall } from "../metering/model-call.ts";
import type { ModelWithProvider } from "../model.repository.ts";
import { accessTo, connectionTo } from "../model-catalogue.ts";
import { type EmbeddingReply, requestEmbeddings } from "./embedding-request.ts";
import { readEmbeddingRow } from "./find-embedding-model.ts";

const mostTexts = 64;
const mostCharacters = 60_000;
const pausesMs = [500, 3_000];

export interface EmbedTexts extends Omit<ModelCall, "purpose" | "guard"> {
  /** For each request. */
  timeoutMs: number;
  /** Tries again twice after a failure that may pass. */
  isPatient?: boolean;
}

export interface EmbeddedTexts {
  modelId: string;
  /** One for each text, all of the same length. */
  vectors: number[][];
}

/**
 * Turns texts into vectors by the default model for embedding, in requests of at most 64 texts. Each attempt is reserved,
 * counted and kept as a call like those of chat. Undefined: no model is set. Throws what the provider or the budget
 * refused. Do not call it in a transaction.
 */
export async function embedTexts(
  ctx: Ctx,
  texts: readonly string[],
  call: EmbedTexts,
): Promise<EmbeddedTexts | undefined> {
  const row = await readEmbeddingRow(ctx);
  if (!row) return undefined;
  const vectors: number[][] = [];
  for (const [index, batch] of inBatches(texts).entries()) {
    const requestId = `${call.requestId}:${index + 1}`;
    vectors.push(...(await askPatiently(ctx, row, batch, { ...call, requestId })));
  }
  return { modelId: row.id, vectors };
}

function inBatches(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let characters = 0;
  for (const text of texts) {
    const last = batches.at(-1);
    characters += text.length;
    if (last && last.length < mostTexts && characters <= mostCharacters) last.push(text);
    else {
      batches.push([text]);
      characters = text.length;
    }
  }
  return batches;
}

async function askPatiently(ctx: Ctx, row: ModelWithProvider, texts: string[], call: EmbedTexts) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(ctx, row, texts, { ...call, requestId: `${call.requestId}:${attempt}` });
    } catch (error) {
      const pauseMs = pausesMs[attempt - 1];
      const mayPass = !budgetRefusalOf(error) && classifyModelError(error).isRetryable;
      if (!call.isPatient || !pauseMs || !mayPass || ctx.signal?.aborted) throw error;
      await wait(pauseMs, undefined, ctx.signal ? { signal: ctx.signal } : {});
    }
  }
}

/** One attempt: reserved before, settled and counted after. */
async function ask(ctx: Ctx, row: ModelWithProvider, texts: string[], call: EmbedTexts): Promise<number[][]> {
  const { timeoutMs, payer, requestId, origin } = call;
  const system = ctx.asSystem("models");
  const provider = await connectionTo(ctx, row);
  const attempted = {
    call: { payer, requestId, origin, purpose: "embedding" as const },
    model: row,
    place: 1,
  };
  const meter = await openMeter(system, attempted, optionsOf(texts));
  const late = AbortSignal.timeout(timeoutMs);
  const signal = ctx.signal ? AbortSignal.any([ctx.signal, late]) : late;
  try {
    const access = accessTo(ctx.services, row.provider);
    const reply = await requestEmbeddings({ provider, access, modelId: row.model_id, texts, signal });
    meter.count.report(usageOf(reply));
    meter.end({ outcome: "ok" });
    await Promise.all([meter.ended, recordCall(system, row, { isAnswered: true })]);
    return reply.vectors;
  } catch (error) {
    // An aborted request is already on its way, and the provider still reads it.
    if (signal.aborted) meter.end({ outcome: "stopped" });
    else meter.release(failedBy(error));
    await meter.ended;
    // Somebody in a hurry says nothing about the health of a model.
    if (!signal.aborted) await recordCall(system, row, { isAnswered: false, error });
    throw error;
  }
}

/** What a meter estimates by: a model for embedding reads, and writes no word. */
function optionsOf(texts: readonly string[]): LanguageModelV4CallOptions {
  return {
    prompt: texts.map((text) => ({ role: "user", content: [{ type: "text", text }] })),
    maxOutputTokens: 0,
  };
}

function usageOf({ inputTokens }: EmbeddingReply) {
  const none = undefined;
  return {
    inputTokens: { total: inputTokens, noCache: none, cacheRead: none, cacheWrite: none },
    outputTokens: { total: 0, text: none, reasoning: none },
  };
}
