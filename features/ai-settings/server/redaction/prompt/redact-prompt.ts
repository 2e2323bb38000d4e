import type {
  LanguageModelV4FilePart,
  LanguageModelV4Message,
  LanguageModelV4Prompt,
  LanguageModelV4ToolResultOutput,
} from "@ai-sdk/provider";
import { type ChangeText, mapJson, mapTexts } from "./map-texts.ts";

export interface Redactors {
  text: ChangeText;
  /**
   * For reasoning, which a provider may have signed: puts the placeholders back exactly where they were, so that
   * the signature still fits.
   */
  reasoning: ChangeText;
}

/** A prompt with every text in it changed. Pictures and other bytes stay as they are. */
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
              return { ...part, text: redact.reasoning(part.text) };
            case "file":
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
        content: message.content.map((part) =>
          part.type === "tool-result" ? { ...part, output: redactOutput(part.output, redact.text) } : part,
        ),
      };
  }
}

function redactFile(part: LanguageModelV4FilePart, change: ChangeText): LanguageModelV4FilePart {
  return {
    ...part,
    ...(part.filename === undefined ? {} : { filename: change(part.filename) }),
    ...(part.data.type === "text" ? { data: { ...part.data, text: change(part.data.text) } } : {}),
  };
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
        value: output.value.map((item) =>
          item.type === "text" ? { ...item, text: change(item.text) } : item,
        ),
      };
  }
}
