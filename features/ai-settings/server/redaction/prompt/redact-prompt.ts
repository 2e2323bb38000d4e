import type {
  LanguageModelV4Message,
  LanguageModelV4Prompt,
  LanguageModelV4ReasoningPart,
  LanguageModelV4ToolResultOutput,
} from "@ai-sdk/provider";
import { type ChangeText, mapJson, mapTexts } from "./map-texts.ts";
import { redactFile } from "./redact-file.ts";

export interface Redactors {
  text: ChangeText;
  reasoning: (part: LanguageModelV4ReasoningPart) => LanguageModelV4ReasoningPart;
}

/** A prompt with every text in it changed. Pictures and other bytes that are no text stay as they are. */
export function redactPrompt(prompt: LanguageModelV4Prompt, redact: Redactors): LanguageModelV4Prompt {
  return prompt.map((message) => redactMessage(message, redact));
}

function redactMessage(message: LanguageModelV4Message, redact: Redactors): LanguageModelV4Message {
  switch (message.role) {
    case "system":
      return { ...message, content: redact.text(message.content) };
    case "user":
      return {
        ...message,
        content: message.content.map((part) =>
          part.type === "text" ? { ...part, text: redact.text(part.text) } : redactFile(part, redact.text),
        ),
      };
    case "assistant":
      return {
        ...message,
        content: message.content.map((part) => {
          switch (part.type) {
            case "text":
              return { ...part, text: redact.text(part.text) };
            case "reasoning":
              return redact.reasoning(part);
            case "file":
            case "reasoning-file":
              return redactFile(part, redact.text);
            case "tool-call":
              return { ...part, input: mapTexts(part.input, redact.text) };
            case "tool-result":
              return { ...part, output: redactOutput(part.output, redact.text) };
            default:
              return part;
          }
        }),
      };
    case "tool":
      return {
        ...message,
        content: message.content.map((part) => {
          if (part.type === "tool-result") return { ...part, output: redactOutput(part.output, redact.text) };
          return part.reason === undefined ? part : { ...part, reason: redact.text(part.reason) };
        }),
      };
  }
}

function redactOutput(
  output: LanguageModelV4ToolResultOutput,
  change: ChangeText,
): LanguageModelV4ToolResultOutput {
  switch (output.type) {
    case "text":
    case "error-text":
      return { ...output, value: change(output.value) };
    case "json":
    case "error-json":
      return { ...output, value: mapJson(output.value, change) };
    case "execution-denied":
      return output.reason === undefined ? output : { ...output, reason: change(output.reason) };
    case "content":
      return {
        ...output,
        value: output.value.map((item) => {
          if (item.type === "text") return { ...item, text: change(item.text) };
          return item.type === "file" ? redactFile(item, change) : item;
        }),
      };
  }
}
