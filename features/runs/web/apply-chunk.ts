import type { Chunk, InterruptCause } from "../contract/index.ts";
import { noProgress, type RunPart, type RunProgress, type ToolCallPart } from "./run-parts.ts";

/** The progress of a run, with the state needed to read further chunks. */
export interface RunReading {
  progress: RunProgress;
  /** The index of each text part among the parts. */
  placeOfPart: Readonly<Record<string, number>>;
  /** The index of the current step's first part. */
  stepPlace: number;
}

export const newReading: RunReading = { progress: noProgress, placeOfPart: {}, stepPlace: 0 };

/**
 * Returns the reading after one more chunk; the earlier one is unchanged. Any chunk but `run-waiting` ends
 * the waits.
 */
export function applyChunk(reading: RunReading, chunk: Chunk): RunReading {
  const next = readOn(reading, chunk);
  if (chunk.type === "run-waiting" || next.progress.waits.length === 0) return next;
  return { ...next, progress: { ...next.progress, waits: [] } };
}

function readOn(reading: RunReading, chunk: Chunk): RunReading {
  const { progress } = reading;
  switch (chunk.type) {
    case "run-start":
      return reading;
    case "step-start":
      return {
        ...reading,
        stepPlace: progress.parts.length,
        progress: {
          ...progress,
          stepCount: Math.max(progress.stepCount, chunk.step),
          messageStarts: withStart(progress, chunk.messageId),
        },
      };
    case "text-start":
      return addPart(reading, { type: "text", text: "" }, chunk.partId);
    case "reasoning-start":
      return addPart(reading, { type: "reasoning", text: "" }, chunk.partId);
    case "text-delta":
      return addText(reading, chunk.partId, "text", chunk.delta);
    case "reasoning-delta":
      return addText(reading, chunk.partId, "reasoning", chunk.delta);
    case "text-end":
    case "reasoning-end":
      return reading;
    case "tool-call-start": {
      const { toolCallId, toolName, title, line } = chunk;
      const part: ToolCallPart = {
        ...{ type: "tool-call", toolCallId, toolName, title, line },
        ...{ status: "executing", summary: "", sources: [], durationMs: null },
      };
      const place = findToolCall(progress.parts, toolCallId);
      return place === -1 ? addPart(reading, part) : changePart(reading, place, () => part);
    }
    case "tool-call-end": {
      const { status, summary, sources, durationMs } = chunk;
      return changePart(reading, findToolCall(progress.parts, chunk.toolCallId), (part) =>
        part.type === "tool-call" ? { ...part, status, summary, sources, durationMs } : part,
      );
    }
    case "step-end":
      return { ...reading, progress: { ...progress, usage: addUsage(progress.usage, chunk.usage) } };
    case "step-interrupted":
      return interruptStep(reading, chunk.cause);
    case "run-waiting": {
      const waiting = changeCalls(reading, "executing", "proposed");
      return { ...waiting, progress: { ...waiting.progress, waits: chunk.waits } };
    }
    case "run-resumed":
      return changeCalls(reading, "proposed", "executing");
    case "run-end": {
      const { progress: ended } = chunk.status === "cancelled" ? stopCalls(reading) : reading;
      return { ...reading, progress: { ...ended, status: chunk.status, error: chunk.error ?? null } };
    }
  }
}

/** A message starts at its first step. A step that starts again belongs to a known one. */
function withStart({ messageStarts, parts }: RunProgress, messageId: string | undefined) {
  if (messageId === undefined || messageStarts[messageId] !== undefined) return messageStarts;
  return { ...messageStarts, [messageId]: parts.length };
}

function addPart(reading: RunReading, part: RunPart, partId?: string): RunReading {
  const { progress, placeOfPart } = reading;
  return {
    ...reading,
    progress: { ...progress, parts: [...progress.parts, part] },
    placeOfPart: partId === undefined ? placeOfPart : { ...placeOfPart, [partId]: progress.parts.length },
  };
}

/** Text without an announced start begins its own part, so no character is lost. */
function addText(reading: RunReading, partId: string, type: "text" | "reasoning", delta: string): RunReading {
  const place = reading.placeOfPart[partId];
  if (place === undefined) return addPart(reading, { type, text: delta }, partId);
  return changePart(reading, place, (part) =>
    part.type === "tool-call" ? part : { ...part, text: part.text + delta },
  );
}

function changePart(reading: RunReading, place: number, change: (part: RunPart) => RunPart): RunReading {
  const { progress } = reading;
  if (!progress.parts[place]) return reading;
  const parts = progress.parts.map((part, index) => (index === place ? change(part) : part));
  return { ...reading, progress: { ...progress, parts } };
}

/** Keeps and marks the step's text. Its running tool calls become unknown. */
function interruptStep(reading: RunReading, cause: InterruptCause | undefined): RunReading {
  const { progress, stepPlace } = reading;
  const parts = progress.parts.map((part, index): RunPart => {
    if (index < stepPlace) return part;
    if (part.type === "text") return { ...part, isInterrupted: true, ...(cause && { cause }) };
    if (part.type === "tool-call" && isUnderWay(part)) return { ...part, status: "unknown" };
    return part;
  });
  return { progress: { ...progress, parts }, placeOfPart: {}, stepPlace: parts.length };
}

/** Changes the status of unfinished tool calls when the run starts or stops waiting. */
function changeCalls(
  reading: RunReading,
  from: ToolCallPart["status"],
  to: ToolCallPart["status"],
): RunReading {
  const { progress } = reading;
  const parts = progress.parts.map((part) =>
    part.type === "tool-call" && part.status === from ? { ...part, status: to } : part,
  );
  return { ...reading, progress: { ...progress, parts } };
}

/** A stopped run carries out none of its open tool calls. */
function stopCalls(reading: RunReading): RunReading {
  return changeCalls(changeCalls(reading, "executing", "stopped"), "proposed", "stopped");
}

function isUnderWay({ status }: ToolCallPart): boolean {
  return status === "proposed" || status === "executing";
}

function findToolCall(parts: readonly RunPart[], toolCallId: string): number {
  return parts.findIndex((part) => part.type === "tool-call" && part.toolCallId === toolCallId);
}

function addUsage(a: RunProgress["usage"], b: RunProgress["usage"]): RunProgress["usage"] {
  return { inputTokens: a.inputTokens + b.inputTokens, outputTokens: a.outputTokens + b.outputTokens };
}
