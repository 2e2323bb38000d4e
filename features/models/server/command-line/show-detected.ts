import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { detectLocalServers } from "../detect-local-servers.ts";
import { environmentKeys, type OfferedKeys } from "../environment-keys.ts";
import { listProviders } from "../provider.repository.ts";

export interface Detection {
  detect?: typeof detectLocalServers;
  offeredKeys?: OfferedKeys;
}

/** Prints detected servers and keys, each with the command that connects it. Connects nothing. */
export async function showDetected(
  ctx: Ctx,
  print: (line: string) => void,
  { detect = detectLocalServers, offeredKeys = {} }: Detection,
): Promise<void> {
  const servers = await detect();
  const providers = await query(ctx, ({ db }) => listProviders(db));
  for (const { name, baseUrl, models } of servers) {
    print(`${name} at ${baseUrl}: ${models.join(", ") || "no models loaded"}`);
    const known = providers.find((provider) => provider.base_url === baseUrl);
    if (known) print(`  connected as ${known.name}`);
    else command(print, `--kind openai_compatible --name "${name}" --url ${baseUrl}`, models[0]);
  }
  const offers = environmentKeys(offeredKeys);
  for (const { kind, name, setting } of offers) {
    const known = providers.find((provider) => provider.kind === kind);
    print(`${setting} is set. It is not used until you say so; then what people ask goes to ${name}:`);
    if (known) print(`  connected as ${known.name}`);
    else command(print, `--kind ${kind} --name ${name} --key-env ${setting}`);
  }
  if (servers.length + offers.length === 0) {
    print("No model server on this machine and no key in the environment.");
  }
}

function command(print: (line: string) => void, flags: string, model?: string) {
  print(`  npm run admin -- models add ${flags}${model ? ` --model ${model}` : ""}`);
}
