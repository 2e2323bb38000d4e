import type { JSONObject } from "@ai-sdk/provider";

/** What the provider wants back with a part of the next request, such as the signature of a thought. */
export type ProviderMetadata = Record<string, JSONObject>;

/** What a model said in one step, in order. Kept as it was, so that the next step sees the same. */
export type StepContent =
  | { type: "text"; text: string; providerMetadata?: ProviderMetadata }
  | { type: "reasoning"; text: string; providerMetadata?: ProviderMetadata }
  | {
      type: "tool-call";
      providerMetadata?: ProviderMetadata;
      /** Id of the row in the tool call journal. */
      toolCallId: string;
      /** The id that the model gave and expects back with the result. */
      modelCallId: string;
      toolName: string;
      /** What a person reads while it runs. */
      title: string;
      line: string;
      input: unknown;
    };

export type ToolCallContent = Extract<StepContent, { type: "tool-call" }>;

export function toolCallsOf(content: StepContent[]): ToolCallContent[] {
  return content.filter((item) => item.type === "tool-call");
}
