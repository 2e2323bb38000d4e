import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { addModel } from "../add-model.ts";
import { addProvider } from "../add-provider.ts";
import type { ProviderAccess } from "../create-language-model.ts";
import { enableModel } from "../enable-model.ts";
import { listProviders } from "../provider.repository.ts";
import { testModel } from "../test-model.ts";
import { askForModels } from "./ask-for-models.ts";
import { sayIfFree } from "./say-if-free.ts";

export interface Connection {
  access: ProviderAccess;
  /** The models to enable. Empty: the first working one of a short list. */
  models: string[];
  /** The environment variable with the key. */
  keySetting: string | undefined;
  isForced: boolean;
}

type Print = (line: string) => void;

/** With more models on a remote server, the first one would be a random choice that costs money. */
const FEW_MODELS = 10;
const MAX_TRIED = 3;
const MAX_NAMED = 8;

/** Checks the server, stores it if it answers, and enables working models. */
export async function connectProvider(ctx: Ctx, connection: Connection, print: Print): Promise<void> {
  const { access, models, keySetting, isForced } = connection;
  await refuseTakenName(ctx, access.name);
  const found = isForced || needsMore(access) ? [] : await askForModels(access, keySetting);
  const provider = await addProvider(ctx, access);
  print(`Connected ${provider.name}.`);
  if (found.length > 0) print(`It has ${named(found)}.`);

  const stored = models.length > 0 ? models : found;
  for (const modelId of stored) await addModel(ctx, { providerId: provider.id, modelId });
  const refs = stored.map((modelId) => `${provider.name}/${modelId}`);
  if (models.length > 0) {
    for (const ref of refs) await (isForced ? enable(ctx, ref, print) : enableIfItWorks(ctx, ref, print));
    return;
  }
  if (refs.length <= FEW_MODELS || isOnThisMachine(access)) {
    for (const ref of refs.slice(0, MAX_TRIED)) if (await enableIfItWorks(ctx, ref, print)) return;
  }
  if (refs.length === 0) print(`No model of it is known. Name one: ${again(connection)}`);
  else print(`Switch one on: npm run admin -- models enable "${refs[0]}"`);
}

async function refuseTakenName(ctx: Ctx, name: string): Promise<void> {
  const providers = await query(ctx, ({ db }) => listProviders(db));
  const taken = providers.find((row) => row.name.toLowerCase() === name.toLowerCase());
  if (!taken) return;
  const remove = `npm run admin -- models remove "${taken.name}"`;
  throw new Error(
    `${taken.name} is connected already. To replace it, remove it first: ${remove}. Or give another --name.`,
  );
}

/**
 * Missing URLs and keys are left to the command that stores the provider, which refuses them with the reason.
 */
function needsMore({ kind, baseUrl, apiKey }: ProviderAccess): boolean {
  if (kind !== "openai_compatible" && !apiKey) return true;
  return kind === "openai_compatible" && !/^https?:$/.test(URL.parse(baseUrl ?? "")?.protocol ?? "");
}

function isOnThisMachine({ baseUrl = "" }: ProviderAccess): boolean {
  return /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(URL.parse(baseUrl)?.hostname ?? "");
}

async function enableIfItWorks(ctx: Ctx, ref: string, print: Print): Promise<boolean> {
  const { failure } = await testModel(ctx, ref);
  if (!failure) return enable(ctx, ref, print);
  print(`${ref} stays off: ${failure.message}`);
  print(`  Once it works: npm run admin -- models enable "${ref}"`);
  return false;
}

async function enable(ctx: Ctx, ref: string, print: Print): Promise<true> {
  const model = await enableModel(ctx, { ref });
  print(`${ref} is switched on.`);
  await sayIfFree(ctx, model, print);
  return true;
}

function named(models: string[]): string {
  const shown = models.slice(0, MAX_NAMED).join(", ");
  const count = `${models.length} ${models.length === 1 ? "model" : "models"}`;
  return models.length > MAX_NAMED ? `${count}, among them ${shown}` : `${count}: ${shown}`;
}

/** Instructions for a model that the server does not list: connect again and name the model. */
function again({ access: { kind, name, baseUrl }, keySetting }: Connection): string {
  const key = keySetting ? ` --key-env ${keySetting}` : "";
  const url = baseUrl ? ` --url ${baseUrl}` : "";
  return (
    `npm run admin -- models remove "${name}", then ` +
    `npm run admin -- models add --kind ${kind} --name "${name}"${url}${key} --model <model>`
  );
}
