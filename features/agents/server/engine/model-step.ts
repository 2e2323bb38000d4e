import type { LanguageModelV4, LanguageModelV4Prompt, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { findTool, listTools, toolInputSchema } from "#features/tools/server/index.ts";
import { cleanText } from "#platform/contract/clean-text.ts";
import { newId } from "#platform/server/ids.ts";
import type { StepContent } from "../step-content.ts";
import { cleanJson, textCleaner } from "./clean-model-text.ts";
import type { RunWriter } from "./run-writer.ts";

export interface ModelStep {
  content: StepContent[];
  finishReason: string;
  inputTokens: number;
  outputTokens: number;
  /** What went wrong; `content` holds what had come before it. */
  failure?: unknown;
}

export interface ModelStepInput {
  model: LanguageModelV4;
  supportsTools: boolean;
  prompt: LanguageModelV4Prompt;
  /** Makes the ids of parts unique in the run: providers count them anew in every call. */
  partPrefix: string;
  writer: RunWriter;
  signal: AbortSignal;
  maxOutputTokens: number;
  /** Nothing of the step is shown before its beginning is in the journal. */
  journalled: Promise<void>;
}

/** Calls the model once, streams what it says, and resolves with all of it, also when it fails or is stopped. */
export async function performModelStep(input: ModelStepInput): Promise<ModelStep> {
  const step: ModelStep = { content: [], finishReason: "error", inputTokens: 0, outputTokens: 0 };
  const open: OpenParts = new Map();
  try {
    const call = input.model.doStream({
      prompt: input.prompt,
      abortSignal: input.signal,
      maxOutputTokens: input.maxOutputTokens,
      ...(input.supportsTools ? { tools: describeTools(), toolChoice: { type: "auto" as const } } : {}),
    });
    const [{ stream }] = await Promise.all([call, input.journalled]);
    const reader = stream.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      take(withPrefix(value, input.partPrefix), step, open, input.writer);
      if (step.failure !== undefined || input.signal.aborted) {
        void reader.cancel().catch(() => undefined);
        break;
      }
    }
  } catch (error) {
    step.failure = error;
  }
  closeOpenParts(open, input.writer);
  step.content = step.content.filter((item) => item.type === "tool-call" || item.text !== "");
  return step;
}

type TextContent = Extract<StepContent, { type: "text" | "reasoning" }>;
type OpenParts = Map<string, { content: TextContent; clean: (piece: string) => string }>;

function take(part: LanguageModelV4StreamPart, step: ModelStep, open: OpenParts, writer: RunWriter): void {
  switch (part.type) {
    case "text-start":
    case "reasoning-start": {
      const type = part.type === "text-start" ? "text" : "reasoning";
      const content: TextContent = { type, text: "" };
      open.set(part.id, { content, clean: textCleaner() });
      step.content.push(content);
      writer.append({ type: part.type, partId: part.id });
      return;
    }
    case "text-delta":
    case "reasoning-delta": {
      const opened = open.get(part.id);
      const delta = opened?.clean(part.delta);
      if (!opened || !delta) return;
      const isFirst = opened.content.text === "";
      opened.content.text += delta;
      writer.append({ type: part.type, partId: part.id, delta }, isFirst);
      return;
    }
    case "text-end":
    case "reasoning-end":
      if (open.delete(part.id)) writer.append({ type: part.type, partId: part.id });
      return;
    case "tool-call":
      step.content.push(
        startToolCall(cleanText(part.toolCallId), cleanText(part.toolName), part.input, writer),
      );
      return;
    case "finish":
      step.finishReason = part.finishReason.unified;
      step.inputTokens = part.usage.inputTokens.total ?? 0;
      step.outputTokens = part.usage.outputTokens.total ?? 0;
      return;
    case "error":
      step.failure = part.error ?? new Error("The model failed without saying why.");
      return;
    default:
      return;
  }
}

function withPrefix(part: LanguageModelV4StreamPart, prefix: string): LanguageModelV4StreamPart {
  return part.type.startsWith("text-") || part.type.startsWith("reasoning-")
    ? ({ ...part, id: `${prefix}.${(part as { id: string }).id}` } as LanguageModelV4StreamPart)
    : part;
}

function startToolCall(modelCallId: string, toolName: string, text: string, writer: RunWriter): StepContent {
  const tool = findTool(toolName);
  const input = parsedInput(text);
  const content = {
    type: "tool-call" as const,
    toolCallId: newId(),
    modelCallId,
    toolName,
    title: tool?.title ?? toolName.slice(0, 64),
    line: lineFor(toolName, input),
    input,
  };
  const { toolCallId, title, line } = content;
  writer.append({ type: "tool-call-start", toolCallId, toolName, title, line }, true);
  return content;
}

/** Broken JSON goes to the tool as text, which refuses it in words that the model can repair from. */
function parsedInput(text: string): unknown {
  try {
    return text.trim() === "" ? {} : cleanJson(JSON.parse(text));
  } catch {
    return cleanText(text);
  }
}

function lineFor(toolName: string, input: unknown): string {
  try {
    return findTool(toolName)?.describe(input) ?? "";
  } catch {
    return "";
  }
}

function describeTools() {
  return listTools().map((tool) => ({
    type: "function" as const,
    name: tool.name,
    description: tool.description,
    inputSchema: toolInputSchema(tool),
  }));
}

function closeOpenParts(open: OpenParts, writer: RunWriter): void {
  for (const [partId, { content }] of open) writer.append({ type: `${content.type}-end`, partId });
  open.clear();
}
