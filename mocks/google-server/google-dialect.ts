import type { Dialect } from "../vendor-server/play-script.ts";
import { callSignature, needsSignatures } from "./check-contents.ts";

export interface GoogleUsage {
  inputTokens: number;
  outputTokens: number;
  thoughtTokens: number;
}

/**
 * The chunks of streamed content in Google's format: each is a complete response, and there is no end marker.
 */
export function googleDialect(model: string, usage: GoogleUsage, callNumber: number): Dialect {
  const soFar = { promptTokenCount: usage.inputTokens, totalTokenCount: usage.inputTokens };
  const chunk = (parts: object[], candidate: object = {}, usageMetadata: object = soFar) =>
    data({
      candidates: [{ content: { parts, role: "model" }, index: 0, ...candidate }],
      usageMetadata,
      modelVersion: model,
      responseId: `scripted-${callNumber}`,
    });
  return {
    begin: () => "",
    reasoning: (pieces) => pieces.map((text) => chunk([{ text, thought: true }])).join(""),
    textStart: () => "",
    text: (text) => chunk([{ text }]),
    textEnd: () => "",
    toolCall: ({ name, arguments: input }, place) => {
      const isSigned = needsSignatures(model) && place === 0;
      const functionCall = {
        ...(needsSignatures(model) ? { id: `call_${callNumber}_${place}` } : {}),
        name,
        args: readArguments(input),
      };
      return chunk([{ functionCall, ...(isSigned ? { thoughtSignature: callSignature } : {}) }]);
    },
    end: (reason) =>
      chunk(
        [{ text: "" }],
        { finishReason: reason === "length" ? "MAX_TOKENS" : "STOP" },
        {
          ...soFar,
          candidatesTokenCount: usage.outputTokens,
          thoughtsTokenCount: usage.thoughtTokens,
          totalTokenCount: usage.inputTokens + usage.outputTokens + usage.thoughtTokens,
        },
      ),
    failure: () => data({ error: { code: 503, message: "The model is overloaded.", status: "UNAVAILABLE" } }),
  };
}

/** Google's arguments are always an object. Invalid model output never gets this far. */
function readArguments(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

function data(value: object): string {
  return `data: ${JSON.stringify(value)}\r\n\r\n`;
}
