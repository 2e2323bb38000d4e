import type { JSONObject } from "@ai-sdk/provider";
import type { AskedToolCall } from "#features/tools/server/index.ts";
import type { Author } from "./author.ts";

/** What the provider wants returned with a part in the next request, such as a signature of reasoning. */
export type ProviderMetadata = Record<string, JSONObject>;

/** A model's output in one step, in order. Stored unchanged, so that the next step sees the same. */
export type StepContent =
  | {
      type: "text";
      text: string;
      providerMetadata?: ProviderMetadata;
      /** Why a final answer did not have the form of its agent. The model was told, and answers again. */
      rejected?: string;
      /** Who said it into the run, when that is somebody else than its person. */
      author?: Author;
    }
  | { type: "reasoning"; text: string; providerMetadata?: ProviderMetadata }
  | {
      type: "tool-call";
      providerMetadata?: ProviderMetadata;
      /** Id of the row in the tool call journal. */
      toolCallId: string;
      /** The model's id of the call. It expects it back with the result. */
      modelCallId: string;
      toolName: string;
      /** Shown to the person while the tool runs. */
      title: string;
      line: string;
      input: unknown;
    };

export type ToolCallContent = Extract<StepContent, { type: "tool-call" }>;

/** All text of a step. */
export function textOf(content: StepContent[]): string {
  return content.flatMap((item) => (item.type === "text" ? [item.text] : [])).join("");
}

/** Why the answer of a step was rejected, if it was. */
export function rejectionOf(content: StepContent[]): string | undefined {
  return content.flatMap((item) => (item.type === "text" && item.rejected ? [item.rejected] : []))[0];
}

export function toolCallsOf(content: StepContent[]): ToolCallContent[] {
  return content.filter((item) => item.type === "tool-call");
}

/** Tool calls in the form that tools know. */
export function askedToolCalls(content: StepContent[]): AskedToolCall[] {
  return toolCallsOf(content).map(({ toolCallId: id, toolName: name, input }) => ({ id, name, input }));
}
