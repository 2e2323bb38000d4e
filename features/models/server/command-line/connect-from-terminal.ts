import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { addModel } from "../add-model.ts";
import { connectProvider } from "../connect-provider.ts";
import type { ProviderAccess } from "../create-language-model.ts";
import { enableModel } from "../enable-model.ts";
import { listProviders } from "../provider.repository.ts";
import { enableIfItWorks } from "./enable-if-it-works.ts";
import { explainConnection } from "./explain-connection.ts";
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

/** Connects a provider and enables working models of it, with a line for each step. */
export async function connectFromTerminal(ctx: Ctx, connection: Connection, print: Print): Promise<void> {
  const { access, models, isForced } = connection;
  const { provider, found } = await connect(ctx, connection);
  print(`Connected ${provider.name}.`);
  if (found.length > 0) print(`It has ${named(found)}.`);

  const stored = models.length > 0 ? models : found;
  for (const modelId of stored) await addModel(ctx, { providerId: provider.id, modelId });
  const entry = (modelId: string) => ({
    providerId: provider.id,
    modelId,
    ref: `${provider.name}/${modelId}`,
  });
  if (models.length > 0) {
    for (const modelId of models) {
      await (isForced ? enable(ctx, entry(modelId).ref, print) : enableIfItWorks(ctx, entry(modelId), print));
    }
    return;
  }
  if (stored.length <= FEW_MODELS || isOnThisMachine(access)) {
    for (const modelId of stored.slice(0, MAX_TRIED)) {
      if (await enableIfItWorks(ctx, entry(modelId), print)) return;
    }
  }
  if (stored.length === 0) print(`No model of it is known. Name one: ${again(connection)}`);
  else print(`Switch one on: npm run admin -- models enable "${provider.name}/${stored[0]}"`);
}

async function connect(ctx: Ctx, { access, keySetting, isForced }: Connection) {
  try {
    const { provider, models } = await connectProvider(ctx, access, { isUnchecked: isForced });
    return { provider, found: models.map(({ modelId }) => modelId) };
  } catch (error) {
    if (error instanceof AppError && error.code === "model_provider.name_taken") {
      throw new Error(await sayTaken(ctx, access.name), { cause: error });
    }
    const explained = explainConnection(error, access, keySetting);
    throw explained ? new Error(explained, { cause: error }) : error;
  }
}

async function sayTaken(ctx: Ctx, name: string): Promise<string> {
  const providers = await query(ctx, ({ db }) => listProviders(db));
  const taken = providers.find((row) => row.name.toLowerCase() === name.toLowerCase())?.name ?? name;
  const remove = `npm run admin -- models remove "${taken}"`;
  return `${taken} is connected already. To replace it, remove it first: ${remove}. Or give another --name.`;
}

function isOnThisMachine({ baseUrl = "" }: ProviderAccess): boolean {
  return /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(URL.parse(baseUrl)?.hostname ?? "");
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
