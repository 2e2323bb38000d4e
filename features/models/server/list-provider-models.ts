import { z } from "zod";
import { type OpenProvider, openProvider, type ProviderAccess } from "./create-language-model.ts";

/** Thrown when the provider refuses to list its models. */
export class ModelListRefusedError extends Error {
  override readonly name = "ModelListRefusedError";
  readonly status: number;
  readonly isAboutKey: boolean;

  constructor(status: number, isAboutKey: boolean) {
    super(`The provider answered ${status} to the question for its models.`);
    this.status = status;
    this.isAboutKey = isAboutKey;
  }
}

const OpenAiList = z.object({ data: z.array(z.object({ id: z.string() })) });
const GoogleList = z.object({
  models: z.array(z.object({ name: z.string(), supportedGenerationMethods: z.array(z.string()).optional() })),
});
const MAX_MODELS = 200;
/** Anthropic lists 20 and Google 50 by default. */
const PAGE: Partial<Record<ProviderAccess["kind"], string>> = {
  anthropic: "?limit=1000",
  google: "?pageSize=1000",
};

/** Lists a provider's models. Throws the provider's or network's error. */
export async function listProviderModels(access: ProviderAccess): Promise<string[]> {
  const provider = await openProvider(access, { firstByteTimeoutMs: 15_000 });
  try {
    const reply = await request(provider, access);
    const names = OpenAiList.safeParse(reply).data?.data.map(({ id }) => id) ?? googleNames(reply);
    return names.slice(0, MAX_MODELS);
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
    throw new ModelListRefusedError(answer.status, isAboutKey);
  }
  return JSON.parse(text);
}

function authorization(kind: ProviderAccess["kind"], apiKey: string | undefined): Record<string, string> {
  if (!apiKey) return {};
  if (kind === "anthropic") return { "x-api-key": apiKey, "anthropic-version": "2023-06-01" };
  if (kind === "google") return { "x-goog-api-key": apiKey };
  return { authorization: `Bearer ${apiKey}` };
}

function googleNames(reply: unknown): string[] {
  const answering = GoogleList.parse(reply).models.filter(
    ({ supportedGenerationMethods: methods }) => !methods || methods.includes("generateContent"),
  );
  return answering.map(({ name }) => name.replace(/^models\//, ""));
}
