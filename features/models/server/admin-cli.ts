import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { ProviderKind } from "../contract/model.ts";
import { changePrice } from "./command-line/change-price.ts";
import { connectProvider } from "./command-line/connect-provider.ts";
import { listConnected } from "./command-line/list-connected.ts";
import { listPrices } from "./command-line/list-prices.ts";
import { parseOptions, WrongOptionError } from "./command-line/parse-options.ts";
import { sayIfFree } from "./command-line/say-if-free.ts";
import { type Detection, showDetected } from "./command-line/show-detected.ts";
import { deleteProvider } from "./delete-provider.ts";
import { disableModel } from "./disable-model.ts";
import { enableModel } from "./enable-model.ts";
import { makeDefaultModel } from "./make-default-model.ts";
import { testModel } from "./test-model.ts";

export interface ModelsCliOptions extends Detection {
  /** The environment, for `--key-env`. */
  environment: Readonly<Record<string, string | undefined>>;
}

type Print = (line: string) => void;
type Arguments = {
  /** The subcommand. */
  verb: string;
  words: string[];
  flags: Record<string, string | undefined>;
  models: string[];
  isForced: boolean;
  /** Removes the price. */
  isNone: boolean;
};
type Subcommand = (ctx: Ctx, args: Arguments, print: Print, options: ModelsCliOptions) => Promise<void>;

const subcommands: Record<string, Subcommand> = {
  overview,
  list,
  detect,
  add,
  test,
  enable,
  disable,
  default: setDefault,
  remove,
  price,
};

/** Runs `npm run admin -- models …`. Resolves with the exit code; 2 for an unknown subcommand. */
export async function modelsCli(
  args: string[],
  ctx: Ctx,
  print: Print,
  options: ModelsCliOptions,
): Promise<number> {
  const [name = "overview", ...rest] = args;
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (!subcommand) return 2;
  try {
    const read = readArguments(name, rest);
    await subcommand(ctx.asSystem("admin command line"), read, print, options);
    return 0;
  } catch (error) {
    if (error instanceof WrongOptionError) {
      print(error.message);
      return 2;
    }
    print(explainRefusal(error, nameIn(rest)));
    return 1;
  }
}

/** The words before the first option. */
function nameIn(args: string[]): string {
  const end = args.findIndex((arg) => arg.startsWith("--"));
  return args.slice(0, end < 0 ? undefined : end).join(" ");
}

function explainRefusal(error: unknown, name: string): string {
  const code = error instanceof AppError ? error.code : undefined;
  if (code === "model.not_found") return `There is no model “${name}”; \`models list\` shows them.`;
  if (code === "model_provider.not_found")
    return `There is no provider “${name}”; \`models list\` shows them.`;
  return error instanceof Error ? error.message : String(error);
}

function readArguments(verb: string, args: string[]): Arguments {
  const text = { type: "string" } as const;
  const { values, positionals } = parseOptions({
    args,
    allowPositionals: true,
    options: {
      kind: text,
      name: text,
      url: text,
      "key-env": text,
      model: { type: "string", multiple: true },
      force: { type: "boolean" },
      input: text,
      "cached-input": text,
      output: text,
      pattern: text,
      from: text,
      none: { type: "boolean" },
    },
  });
  const { model = [], force = false, none = false, ...flags } = values;
  return { verb, words: positionals, flags, models: model, isForced: force, isNone: none };
}

async function overview(ctx: Ctx, _args: Arguments, print: Print, options: ModelsCliOptions) {
  print("Connected:");
  await listConnected(ctx, (line) => print(`  ${line}`));
  print("Found:");
  await showDetected(ctx, (line) => print(`  ${line}`), options);
  print("Any other server: npm run admin -- models help");
}

async function list(ctx: Ctx, _args: Arguments, print: Print) {
  await listConnected(ctx, print);
}

async function detect(ctx: Ctx, _args: Arguments, print: Print, options: ModelsCliOptions) {
  await showDetected(ctx, print, options);
}

async function add(ctx: Ctx, args: Arguments, print: Print, { environment }: ModelsCliOptions) {
  const { flags, models, isForced } = args;
  const kind = ProviderKind.safeParse(flags.kind);
  if (!kind.success) throw new Error(`Say --kind: ${ProviderKind.options.join(", ")}.`);
  const keySetting = flags["key-env"];
  const apiKey = keySetting ? environment[keySetting] : undefined;
  if (keySetting && !apiKey) throw new Error(`${keySetting} is not set. Set it, or leave --key-env out.`);
  const access = {
    kind: kind.data,
    name: flags.name?.trim() || kind.data,
    ...(flags.url ? { baseUrl: flags.url } : {}),
    ...(apiKey ? { apiKey } : {}),
  };
  await connectProvider(ctx, { access, models, keySetting, isForced }, print);
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
  await sayIfFree(ctx, model, print);
}

async function disable(ctx: Ctx, args: Arguments, print: Print) {
  const model = await disableModel(ctx, { ref: wanted(args) });
  print(`${model.provider.name}/${model.model_id} is switched off.`);
}

async function setDefault(ctx: Ctx, args: Arguments, print: Print) {
  const model = await makeDefaultModel(ctx, { ref: wanted(args) });
  print(`${model.provider.name}/${model.model_id} answers when nobody chooses.`);
}

async function price(ctx: Ctx, { words, flags, isNone }: Arguments, print: Print) {
  const asked = words.length > 0 || flags.pattern !== undefined;
  if (!asked) return listPrices(ctx, print);
  await changePrice(ctx, { name: words.join(" ").trim(), flags, isNone }, print);
}

async function remove(ctx: Ctx, args: Arguments, print: Print) {
  const provider = await deleteProvider(ctx, { name: wanted(args) });
  print(`Disconnected ${provider.name}; its key is gone.`);
}

function wanted({ verb, words }: Arguments): string {
  const name = words.join(" ").trim();
  if (name) return name;
  throw new WrongOptionError(
    `Say which one, e.g. models ${verb} ${verb === "remove" ? "Ollama" : "Ollama/llama3.2"}.`,
  );
}
