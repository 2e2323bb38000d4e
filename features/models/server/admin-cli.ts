import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { ProviderChoice } from "../contract/provider-choice.ts";
import { addModelTo, listOffered } from "./command-line/add-models.ts";
import { changePrice } from "./command-line/change-price.ts";
import { connectFromTerminal } from "./command-line/connect-from-terminal.ts";
import { listConnected } from "./command-line/list-connected.ts";
import { listLastCalls } from "./command-line/list-last-calls.ts";
import { listPrices } from "./command-line/list-prices.ts";
import { parseOptions, WrongOptionError } from "./command-line/parse-options.ts";
import { printTest } from "./command-line/print-test.ts";
import { printUsage } from "./command-line/print-usage.ts";
import { sayIfFree } from "./command-line/say-if-free.ts";
import { setAudience } from "./command-line/set-audience.ts";
import { setOrder } from "./command-line/set-order.ts";
import { setPurpose } from "./command-line/set-purpose.ts";
import { showDetected } from "./command-line/show-detected.ts";
import { showModels } from "./command-line/show-models.ts";
import { deleteModel } from "./delete-model.ts";
import { deleteProvider } from "./delete-provider.ts";
import { disableModel } from "./disable-model.ts";
import { enableModel } from "./enable-model.ts";
import { getProviderRow } from "./get-provider-row.ts";
import { makeDefaultModel } from "./make-default-model.ts";
import { accessOf } from "./provider-access.ts";
import type { Detection } from "./providers/look-for-offers.ts";
import { replaceProviderKey } from "./replace-provider-key.ts";
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
  plans: string[];
  teams: string[];
  isForEveryone: boolean;
  isForced: boolean;
  /** Removes the price. */
  isNone: boolean;
};
type Subcommand = (ctx: Ctx, args: Arguments, print: Print, options: ModelsCliOptions) => Promise<void>;

const subcommands: Record<string, Subcommand> = {
  overview,
  list,
  show,
  detect,
  add,
  offered,
  "add-model": addModel,
  test,
  enable,
  disable,
  default: setDefault,
  order,
  purpose,
  allow,
  key: replaceKey,
  "remove-model": removeModel,
  remove,
  price,
  calls,
  usage,
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
      plan: { type: "string", multiple: true },
      team: { type: "string", multiple: true },
      everyone: { type: "boolean" },
      force: { type: "boolean" },
      input: text,
      "cached-input": text,
      output: text,
      pattern: text,
      from: text,
      to: text,
      limit: text,
      none: { type: "boolean" },
    },
  });
  const {
    model = [],
    plan = [],
    team = [],
    force = false,
    none = false,
    everyone = false,
    ...flags
  } = values;
  return {
    ...{ verb, words: positionals, flags, models: model, plans: plan, teams: team },
    ...{ isForced: force, isNone: none, isForEveryone: everyone },
  };
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

async function show(ctx: Ctx, { words }: Arguments, print: Print) {
  await showModels(ctx, words.join(" ").trim() || undefined, print);
}

async function offered(ctx: Ctx, args: Arguments, print: Print) {
  await listOffered(ctx, wanted(args), print);
}

async function addModel(ctx: Ctx, args: Arguments, print: Print) {
  await addModelTo(ctx, wanted(args), print);
}

async function add(ctx: Ctx, args: Arguments, print: Print, { environment }: ModelsCliOptions) {
  const { flags, models, isForced } = args;
  const choice = ProviderChoice.safeParse(flags.kind);
  if (!choice.success) throw new Error(`Say --kind: ${ProviderChoice.options.join(", ")}.`);
  const keySetting = flags["key-env"];
  const apiKey = keySetting ? environment[keySetting] : undefined;
  if (keySetting && !apiKey) throw new Error(`${keySetting} is not set. Set it, or leave --key-env out.`);
  const access = accessOf({ choice: choice.data, name: flags.name, baseUrl: flags.url, apiKey });
  await connectFromTerminal(ctx, { access, models, keySetting, isForced }, print);
}

async function test(ctx: Ctx, args: Arguments, print: Print) {
  printTest(await testModel(ctx, wanted(args)), print);
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

async function order(ctx: Ctx, { words, isNone }: Arguments, print: Print) {
  await setOrder(ctx, { models: words, isNone }, print);
}

async function purpose(ctx: Ctx, { words, isNone }: Arguments, print: Print) {
  await setPurpose(ctx, { words, isNone }, print);
}

async function allow(ctx: Ctx, args: Arguments, print: Print) {
  const { plans, teams, isForEveryone } = args;
  await setAudience(ctx, { ref: wanted(args), plans, teams, isForEveryone }, print);
}

async function replaceKey(ctx: Ctx, args: Arguments, print: Print, { environment }: ModelsCliOptions) {
  const ref = wanted(args);
  const setting = args.flags["key-env"];
  const apiKey = setting ? environment[setting] : undefined;
  if (!apiKey) throw new WrongOptionError("Say --key-env with the setting that holds the new key.");
  const provider = await query(ctx, (inner) => getProviderRow(inner, ref));
  await replaceProviderKey(ctx, { id: provider.id, apiKey });
  print(`${provider.name} accepts the new key; the former one is gone.`);
}

async function removeModel(ctx: Ctx, args: Arguments, print: Print) {
  const model = await deleteModel(ctx, { ref: wanted(args) });
  print(`Removed ${model.provider.name}/${model.model_id}.`);
}

async function price(ctx: Ctx, { words, flags, isNone }: Arguments, print: Print) {
  const asked = words.length > 0 || flags.pattern !== undefined;
  if (!asked) return listPrices(ctx, print);
  await changePrice(ctx, { name: words.join(" ").trim(), flags, isNone }, print);
}

async function calls(ctx: Ctx, { flags }: Arguments, print: Print) {
  await listLastCalls(ctx, flags.limit, print);
}

async function usage(ctx: Ctx, { flags }: Arguments, print: Print) {
  await printUsage(ctx, { from: flags.from, to: flags.to }, print);
}

async function remove(ctx: Ctx, args: Arguments, print: Print) {
  const provider = await deleteProvider(ctx, { ref: wanted(args) });
  print(`Disconnected ${provider.name}; its key is gone.`);
}

function wanted({ verb, words }: Arguments): string {
  const name = words.join(" ").trim();
  if (name) return name;
  throw new WrongOptionError(
    `Say which one, e.g. models ${verb} ${["remove", "key", "offered"].includes(verb) ? "Ollama" : "Ollama/llama3.2"}.`,
  );
}
