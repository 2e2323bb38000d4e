import { z } from "zod";
import { type OpenProvider, openProvider, type ProviderAccess } from "./create-language-model.ts";
import { providerWords } from "./provider-words.ts";

/** Thrown when the provider refuses to list its models. */
export class ModelListRefusedError extends Error {
  override readonly name = "ModelListRefusedError";
  readonly status: number;
  readonly isAboutKey: boolean;
  /** The provider's own words. */
  readonly said: string | undefined;

  constructor(status: number, isAboutKey: boolean, said: string | undefined) {
    super(`The provider answered ${status} to the question for its models.`);
    this.status = status;
    this.isAboutKey = isAboutKey;
    this.said = said;
  }
}

export interface ListedModel {
  modelId: string;
  contextTokens: number | null;
}

const tokens = z.number().int().positive().max(1_000_000_000).nullish().catch(undefined);
/** Each server has its own name for the length of the context; OpenAI's list has none. */
const OpenAiModel = z
  .object({
    id: z.string().min(1).max(200),
    context_length: tokens,
    max_context_length: tokens,
    context_window: tokens,
    max_model_len: tokens,
    max_input_tokens: tokens,
    meta: z.object({ n_ctx_train: tokens }).nullish().catch(undefined),
  })
  .transform(({ id, meta, ...said }) => ({
    modelId: id,
    contextTokens:
      said.context_length ??
      said.max_context_length ??
      said.context_window ??
      said.max_model_len ??
      said.max_input_tokens ??
      meta?.n_ctx_train ??
      null,
  }));
const OpenAiList = z.object({ data: z.array(OpenAiModel) });
const GoogleList = z.object({
  models: z.array(
    z.object({
      name: z.string().max(210),
      inputTokenLimit: tokens,
      supportedGenerationMethods: z.array(z.string()).optional(),
    }),
  ),
});
const MAX_MODELS = 1_000;
/** Anthropic lists 20 and Google 50 by default. */
const PAGE: Partial<Record<ProviderAccess["kind"], string>> = {
  anthropic: "?limit=1000",
  google: "?pageSize=1000",
};

/** Lists a provider's models. Throws the provider's or network's error. */
export async function listProviderModels(access: ProviderAccess): Promise<ListedModel[]> {
  const provider = await openProvider(access, { firstByteTimeoutMs: 15_000 });
  try {
    const reply = await request(provider, access);
    const models = OpenAiList.safeParse(reply).data?.data ?? googleModels(reply);
    return models.slice(0, MAX_MODELS);
  } finally {
    await provider.close();
  }
}

async function request({ fetch, baseUrl }: OpenProvider, { kind, apiKey }: ProviderAccess): Promise<unknown> {
  const answer = await fetch(`${baseUrl}/models${PAGE[kind] ?? ""}`, {
    headers: authorization(kind, apiKey),
  });
  const text = await answer.text();
  if (!answer.ok) {
    // Google replies 400 to an unknown key.
    const isAboutKey = [401, 403].includes(answer.status) || /api[ _]key not valid/i.test(text);
    throw new ModelListRefusedError(answer.status, isAboutKey, providerWords(text, apiKey));
  }
  return JSON.parse(text);
}

/** The headers that identify us to a provider. */
export function authorization(
  kind: ProviderAccess["kind"],
  apiKey: string | undefined,
): Record<string, string> {
  if (!apiKey) return {};
  if (kind === "anthropic") return { "x-api-key": apiKey, "anthropic-version": "2023-06-01" };
  if (kind === "google") return { "x-goog-api-key": apiKey };
  return { authorization: `Bearer ${apiKey}` };
}

function googleModels(reply: unknown): ListedModel[] {
  const answering = GoogleList.parse(reply).models.filter(
    ({ supportedGenerationMethods: methods }) =>
      !methods || methods.includes("generateContent") || methods.includes("embedContent"),
  );
  return answering.map(({ name, inputTokenLimit }) => ({
    modelId: name.replace(/^models\//, ""),
    contextTokens: inputTokenLimit ?? null,
  }));
}
