import { parseArgs } from "node:util";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { modelErrors } from "../contract/errors.ts";
import { ProviderKind } from "../contract/model.ts";
import { addModel } from "./add-model.ts";
import { addProvider } from "./add-provider.ts";
import { deleteProvider } from "./delete-provider.ts";
import { detectLocalServers } from "./detect-local-servers.ts";
import { disableModel } from "./disable-model.ts";
import { enableModel } from "./enable-model.ts";
import { environmentKeys, type OfferedKeys } from "./environment-keys.ts";
import { listProviderModels } from "./list-provider-models.ts";
import { makeDefaultModel } from "./make-default-model.ts";
import { listModelRows } from "./model.repository.ts";
import { testModel } from "./test-model.ts";

export interface ModelsCliOptions {
  /** The environment, for `--key-env`. */
  environment: Readonly<Record<string, string | undefined>>;
  offeredKeys?: OfferedKeys;
  detect?: typeof detectLocalServers;
}

type Print = (line: string) => void;
type Arguments = { words: string[]; flags: Record<string, string | undefined>; models: string[] };
type Subcommand = (ctx: Ctx, args: Arguments, print: Print, options: ModelsCliOptions) => Promise<void>;

export const modelsUsage = `models list                      what is connected
models detect                    model servers on this machine, and keys in the environment
models add --kind <kind> --name <name> [--url <url>] [--key-env <SETTING>] [--model <model>]...
                                 connect a provider (openai, anthropic, google, openai_compatible)
models test <model>              ask a model for a word and a tool call
models enable <model>            let people use it
models disable <model>           stop people from using it
models default <model>           use it when nobody chooses
models remove <provider>         disconnect a provider and forget its key`;

const subcommands: Record<string, Subcommand> = {
  list,
  detect,
  add,
  test,
  enable,
  disable,
  default: setDefault,
  remove,
};

/** `npm run admin -- models …`; resolves to the exit code. */
export async function modelsCli(
  args: string[],
  ctx: Ctx,
  print: Print,
  options: ModelsCliOptions,
): Promise<number> {
  const [name = "list", ...rest] = args;
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (!subcommand) {
    print(modelsUsage);
    return 2;
  }
  try {
    await subcommand(ctx.as({ type: "system", name: "admin command line" }), read(rest), print, options);
    return 0;
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function read(args: string[]): Arguments {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      kind: text,
      name: text,
      url: text,
      "key-env": text,
      model: { type: "string", multiple: true },
    },
  });
  const { model = [], ...flags } = values;
  return { words: positionals, flags, models: model };
}

async function list(ctx: Ctx, _args: Arguments, print: Print) {
  const rows = await query(ctx, ({ db }) => listModelRows(db));
  if (rows.length === 0) {
    print("No model is connected; the built-in assistant answers. `models detect` shows what could be.");
  }
  for (const row of rows) {
    const state = row.is_default ? "default" : row.is_enabled ? "enabled" : "off";
    const tools = row.capabilities.tools ? "" : "  (no tools)";
    print(`${state.padEnd(8)} ${row.provider.name}/${row.model_id}${tools}`);
  }
}

async function detect(
  _ctx: Ctx,
  _args: Arguments,
  print: Print,
  { detect: look, offeredKeys }: ModelsCliOptions,
) {
  const servers = await (look ?? detectLocalServers)();
  for (const { name, baseUrl, models } of servers) {
    print(`${name} at ${baseUrl}: ${models.join(", ") || "no models loaded"}`);
    print(
      `  models add --kind openai_compatible --name "${name}" --url ${baseUrl} --model ${models[0] ?? "<model>"}`,
    );
  }
  const offers = environmentKeys(offeredKeys ?? {});
  for (const { kind, name, setting } of offers) {
    print(`${setting} is set. It is not used until you say so; then what people ask goes to ${name}:`);
    print(`  models add --kind ${kind} --name ${name} --key-env ${setting} --model <model>`);
  }
  if (servers.length + offers.length === 0)
    print("No model server on this machine and no key in the environment.");
}

async function add(ctx: Ctx, { flags, models }: Arguments, print: Print, { environment }: ModelsCliOptions) {
  const kind = ProviderKind.safeParse(flags.kind);
  if (!kind.success) throw new Error(`Say --kind: ${ProviderKind.options.join(", ")}.`);
  const setting = flags["key-env"];
  const apiKey = setting ? environment[setting] : undefined;
  if (setting && !apiKey) throw new Error(`${setting} is not set. Set it, or leave --key-env out.`);

  const access = {
    kind: kind.data,
    name: flags.name?.trim() || kind.data,
    ...(flags.url ? { baseUrl: flags.url } : {}),
    ...(apiKey ? { apiKey } : {}),
  };
  const provider = await addProvider(ctx, access);
  print(`Connected ${provider.name}.`);
  const offered = models.length > 0 ? models : await listProviderModels(access).catch(() => []);
  for (const modelId of offered) await addModel(ctx, { providerId: provider.id, modelId });
  for (const modelId of models) await enable(ctx, wordsOf(`${provider.name}/${modelId}`), print);
  if (models.length > 0) return;
  print(
    `${offered.length} models are known. Switch one on: models enable "${provider.name}/${offered[0] ?? "<model>"}"`,
  );
}

async function test(ctx: Ctx, args: Arguments, print: Print) {
  const { failure, firstPartMs, capabilities } = await testModel(ctx, wanted(args));
  if (failure) throw new Error(`${failure.code}: ${failure.message}`);
  print(
    `It answers: first words after ${firstPartMs} ms; ${capabilities.tools ? "uses" : "does not use"} tools.`,
  );
}

async function enable(ctx: Ctx, args: Arguments, print: Print) {
  const model = await enableModel(ctx, { ref: wanted(args) });
  print(`${model.provider.name}/${model.model_id} is switched on.`);
}

async function disable(ctx: Ctx, args: Arguments, print: Print) {
  const model = await disableModel(ctx, { ref: wanted(args) });
  print(`${model.provider.name}/${model.model_id} is switched off.`);
}

async function setDefault(ctx: Ctx, args: Arguments, print: Print) {
  const model = await makeDefaultModel(ctx, { ref: wanted(args) });
  print(`${model.provider.name}/${model.model_id} answers when nobody chooses.`);
}

async function remove(ctx: Ctx, args: Arguments, print: Print) {
  const provider = await deleteProvider(ctx, { name: wanted(args) });
  print(`Disconnected ${provider.name}; its key is gone.`);
}

function wanted({ words }: Arguments): string {
  const ref = words.join(" ").trim();
  return (
    ref || fail(modelErrors, "model.not_found", { message: "Say which one, e.g. models test Ollama/llama3." })
  );
}

function wordsOf(ref: string): Arguments {
  return { words: [ref], flags: {}, models: [] };
}
