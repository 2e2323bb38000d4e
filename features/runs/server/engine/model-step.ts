import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { AnsweringModel, AnswerPart } from "#features/models/server/index.ts";
import type { OfferedTool } from "#features/tools/server/index.ts";
import { cleanText } from "#platform/contract/clean-text.ts";
import { newId } from "#platform/server/ids.ts";
import { type StepContent, toolCallsOf } from "../step-content.ts";
import { cleanJson, textCleaner } from "./clean-model-text.ts";
import { keepMetadata } from "./keep-metadata.ts";
import { runLimits } from "./limits.ts";
import type { RunWriter } from "./run-writer.ts";

export interface ModelStep {
  content: StepContent[];
  finishReason: string;
  /** As counted by the provider. Absent when it sent no count, as for a stopped or cut answer. */
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
  /** The error. `content` has what arrived before it. */
  failure?: unknown;
}

/** More tool calls in one step than a whole run may make. No real request looks like this. */
export class ToolCallFloodError extends Error {}

export interface ModelStepInput {
  model: AnsweringModel;
  /** The offered tools. Empty for a model without tool support. */
  tools: readonly OfferedTool[];
  prompt: LanguageModelV4Prompt;
  /** Makes part ids unique in the run, because providers restart theirs at each call. */
  partPrefix: string;
  writer: RunWriter;
  signal: AbortSignal;
  maxOutputTokens: number;
  /** Resolves when the start of the step is in the journal. Nothing is shown before. */
  journalled: Promise<unknown>;
}

/** Calls the model once and streams its output. Resolves with all output, also after a failure or stop. */
export async function performModelStep(input: ModelStepInput): Promise<ModelStep> {
  const step: ModelStep = { content: [], finishReason: "error" };
  const open: OpenParts = new Map();
  try {
    const call = input.model.answer({
      prompt: input.prompt,
      abortSignal: input.signal,
      maxOutputTokens: input.maxOutputTokens,
      ...(input.tools.length > 0
        ? { tools: input.tools.map(describeTool), toolChoice: { type: "auto" as const } }
        : {}),
    });
    const [reader] = await Promise.all([call, input.journalled]);
    for (let parts = await reader.read(); parts; parts = await reader.read()) {
      for (const part of parts) {
        take(part, step, open, input);
        if (step.failure !== undefined) break;
      }
      if (step.failure === undefined && !input.signal.aborted) continue;
      reader.cancel();
      break;
    }
  } catch (error) {
    step.failure = error;
  }
  closeOpenParts(open, input.writer);
  const isToGoOn = step.content.some(({ type }) => type === "tool-call");
  // Reasoning may arrive without text. Its signature must be returned with the tool results.
  step.content = step.content.filter(
    (item) => item.type === "tool-call" || item.text !== "" || (isToGoOn && item.providerMetadata),
  );
  return step;
}

type TextContent = Extract<StepContent, { type: "text" | "reasoning" }>;
/** By the provider's id. A part has its own id in the run. */
type OpenParts = Map<string, { partId: string; content: TextContent; clean: (piece: string) => string }>;

function take(
  part: AnswerPart,
  step: ModelStep,
  open: OpenParts,
  { writer, partPrefix, tools }: ModelStepInput,
): void {
  switch (part.type) {
    case "text-start":
    case "reasoning-start": {
      const type = part.type === "text-start" ? "text" : "reasoning";
      const content: TextContent = { type, text: "" };
      const partId = `${partPrefix}.${part.id}`;
      open.set(part.id, { partId, content, clean: textCleaner() });
      keepMetadata(content, part.providerMetadata);
      step.content.push(content);
      writer.append({ type: part.type, partId });
      return;
    }
    case "text-delta":
    case "reasoning-delta": {
      const opened = open.get(part.id);
      if (opened) keepMetadata(opened.content, part.providerMetadata);
      const delta = opened?.clean(part.delta);
      if (!opened || !delta) return;
      const isFirst = opened.content.text === "";
      opened.content.text += delta;
      writer.append({ type: part.type, partId: opened.partId, delta }, isFirst);
      return;
    }
    case "text-end":
    case "reasoning-end": {
      const opened = open.get(part.id);
      if (opened) {
        keepMetadata(opened.content, part.providerMetadata);
        writer.append({ type: part.type, partId: opened.partId });
      }
      open.delete(part.id);
      return;
    }
    case "tool-call":
      if (toolCallsOf(step.content).length >= runLimits.toolCalls) {
        step.failure = new ToolCallFloodError();
        return;
      }
      step.content.push(
        keepMetadata(
          startToolCall(cleanText(part.toolCallId), toolNameOf(part), part.input, { tools, writer }),
          part.providerMetadata,
        ),
      );
      return;
    case "finish":
      step.finishReason = part.finishReason.unified;
      step.inputTokens = part.usage.inputTokens.total;
      step.outputTokens = part.usage.outputTokens.total;
      return;
    case "error":
      step.failure = part.error ?? new Error("The model failed without saying why.");
      return;
    default:
      return;
  }
}

function startToolCall(
  modelCallId: string,
  toolName: string,
  text: string,
  { tools, writer }: Pick<ModelStepInput, "tools" | "writer">,
): StepContent {
  const tool = tools.find(({ name }) => name === toolName);
  const input = parsedInput(text);
  const content = {
    type: "tool-call" as const,
    toolCallId: newId(),
    modelCallId,
    toolName,
    title: tool?.title ?? toolName,
    line: lineFor(tool, input),
    input,
  };
  const { toolCallId, title, line } = content;
  writer.append({ type: "tool-call-start", toolCallId, toolName, title, line }, true);
  return content;
}

/** Longer than any tool's name, cut on a character boundary. */
function toolNameOf({ toolName }: { toolName: string }): string {
  return cleanText(cleanText(toolName).slice(0, 64));
}

/** Passes invalid JSON to the tool as text. The tool's error then tells the model how to repair it. */
function parsedInput(text: string): unknown {
  try {
    return text.trim() === "" ? {} : cleanJson(JSON.parse(text));
  } catch {
    return cleanText(text);
  }
}

function lineFor(tool: OfferedTool | undefined, input: unknown): string {
  try {
    return cleanText(tool?.describe(input) ?? "");
  } catch {
    return "";
  }
}

function describeTool({ name, description, inputSchema }: OfferedTool) {
  return { type: "function" as const, name, description, inputSchema };
}

function closeOpenParts(open: OpenParts, writer: RunWriter): void {
  for (const { partId, content } of open.values()) writer.append({ type: `${content.type}-end`, partId });
  open.clear();
}
