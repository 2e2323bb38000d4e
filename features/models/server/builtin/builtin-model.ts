import type {
  LanguageModelV4,
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import { newId } from "#platform/server/ids.ts";
import type { ModelIdentity } from "../routed-model.ts";
import type { Response, respond } from "./respond.ts";

export const builtinIdentity: ModelIdentity = {
  id: "builtin",
  kind: "builtin",
  provider: "builtin",
  modelId: "rules",
  label: "Built-in assistant",
  isBuiltin: true,
};

type Decide = (options: Parameters<typeof respond>[0]) => Promise<Response>;

/** Its rules are a hundred modules, which an installation with a model of a vendor never needs. */
const decideByRules: Decide = async (options) => (await import("./respond.ts")).respond(options);

/** The assistant that answers when no model is connected: rules over the person's own data and tools. */
export const builtinModel = create(decideByRules);

/** The same assistant, chosen beside connected models. It says so instead of asking to connect one. */
export const builtinModelBesideOthers = create(async (options) => {
  const [{ text, toolCalls }, { besideModels }] = await Promise.all([
    decideByRules(options),
    import("./texts.ts"),
  ]);
  return { text: besideModels(text), toolCalls };
});

function create(decide: Decide): LanguageModelV4 {
  return {
    specificationVersion: "v4",
    provider: builtinIdentity.provider,
    modelId: builtinIdentity.modelId,
    supportedUrls: {},
    doGenerate: async (options) => {
      options.abortSignal?.throwIfAborted();
      const response = await decide(options);
      return {
        content: contentOf(response),
        finishReason: finishReasonOf(response),
        usage: noUsage,
        warnings: [],
      };
    },
    doStream: async (options) => {
      options.abortSignal?.throwIfAborted();
      return { stream: streamOf(await decide(options), options.abortSignal) };
    },
  };
}

/** Rules use no tokens. */
const noUsage: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

function streamOf(
  response: Response,
  signal: AbortSignal | undefined,
): ReadableStream<LanguageModelV4StreamPart> {
  const parts = partsOf(response);
  return new ReadableStream<LanguageModelV4StreamPart>({
    pull(controller) {
      if (signal?.aborted) return controller.error(signal.reason);
      const { done, value } = parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

function* partsOf(response: Response): Generator<LanguageModelV4StreamPart, undefined> {
  yield { type: "stream-start", warnings: [] };
  yield { type: "response-metadata", modelId: builtinIdentity.modelId };
  if (response.text !== "") {
    yield { type: "text-start", id: "text" };
    for (const delta of response.text.match(/\s*\S+\s*$|\s*\S+/g) ?? [])
      yield { type: "text-delta", id: "text", delta };
    yield { type: "text-end", id: "text" };
  }
  for (const { toolName, input } of response.toolCalls) {
    const id = newId();
    const json = JSON.stringify(input);
    yield { type: "tool-input-start", id, toolName };
    yield { type: "tool-input-delta", id, delta: json };
    yield { type: "tool-input-end", id };
    yield { type: "tool-call", toolCallId: id, toolName, input: json };
  }
  yield { type: "finish", finishReason: finishReasonOf(response), usage: noUsage };
}

function contentOf({ text, toolCalls }: Response): LanguageModelV4Content[] {
  const calls = toolCalls.map(
    ({ toolName, input }) =>
      ({ type: "tool-call", toolCallId: newId(), toolName, input: JSON.stringify(input) }) as const,
  );
  return text === "" ? calls : [{ type: "text", text }, ...calls];
}

function finishReasonOf({ toolCalls }: Response): LanguageModelV4FinishReason {
  return toolCalls.length > 0 ? { unified: "tool-calls", raw: "tools" } : { unified: "stop", raw: "stop" };
}
