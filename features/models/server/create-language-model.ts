import type { LanguageModelV4 } from "@ai-sdk/provider";
import { guardedStreamFetch, type StreamFetch } from "#platform/server/guarded-fetch/guarded-stream-fetch.ts";
import type { ProviderKind } from "../contract/model.ts";
import { chatCompletionsModel } from "./chat-completions/chat-completions-model.ts";

export interface ProviderAccess {
  kind: ProviderKind;
  name: string;
  /** Absent: the vendor's default. */
  baseUrl?: string;
  apiKey?: string;
}

export interface OpenProvider {
  languageModel(modelId: string): LanguageModelV4;
  fetch: typeof globalThis.fetch;
  baseUrl: string;
  /** Waits for running answers, then closes the connections. */
  close(): Promise<void>;
}

export interface ProviderTimeouts {
  connectTimeoutMs?: number;
  firstByteTimeoutMs?: number;
  idleTimeoutMs?: number;
}

/** How long a model may think before its first byte, and be silent after it. Tests shorten it. */
export const usualTimeouts = { firstByteTimeoutMs: 60_000, idleTimeoutMs: 30_000 };

const VENDOR_URLS: Record<Exclude<ProviderKind, "openai_compatible">, string> = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
};

/** Opens a provider. Its connections reach only its own address. */
export async function openProvider(
  access: ProviderAccess,
  timeouts: ProviderTimeouts = {},
): Promise<OpenProvider> {
  const baseUrl = (access.baseUrl ?? vendorUrl(access.kind)).replace(/\/+$/, "");
  const connection = guardedStreamFetch({
    baseUrl,
    isTrusted: access.baseUrl !== undefined,
    ...usualTimeouts,
    ...timeouts,
  });
  return {
    languageModel: oneOfEach(await languageModels(access, baseUrl, connection)),
    fetch: connection.fetch,
    baseUrl,
    close: connection.close,
  };
}

/** A vendor's library is loaded by its first use, not by the start. */
async function languageModels(
  { kind, name, apiKey = "" }: ProviderAccess,
  baseURL: string,
  connection: StreamFetch,
): Promise<(modelId: string) => LanguageModelV4> {
  switch (kind) {
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai");
      return (modelId) =>
        chatCompletionsModel(connection, (fetch) => createOpenAI({ baseURL, apiKey, fetch }).chat(modelId));
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic({ baseURL, apiKey, fetch: connection.fetch });
    }
    case "google": {
      const { createGoogleGenerativeAI } = await import("@ai-sdk/google");
      return createGoogleGenerativeAI({ baseURL, apiKey, fetch: connection.fetch });
    }
    case "openai_compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const settings = {
        baseURL,
        name,
        includeUsage: true,
        supportsStructuredOutputs: true,
        ...(apiKey ? { apiKey } : {}),
      };
      return (modelId) =>
        chatCompletionsModel(connection, (fetch) => createOpenAICompatible({ ...settings, fetch })(modelId));
    }
  }
}

/** Cached per model, because creating one is expensive. */
function oneOfEach(create: (modelId: string) => LanguageModelV4): (modelId: string) => LanguageModelV4 {
  const known = new Map<string, LanguageModelV4>();
  return (modelId) => {
    const model = known.get(modelId) ?? create(modelId);
    known.set(modelId, model);
    return model;
  };
}

function vendorUrl(kind: ProviderKind): string {
  if (kind === "openai_compatible")
    throw new Error("An OpenAI-compatible provider has no address of its own.");
  return VENDOR_URLS[kind];
}
