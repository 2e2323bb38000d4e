import type { Ctx } from "#platform/server/context.ts";
import { type Detection, lookForOffers } from "../providers/look-for-offers.ts";

/** Prints detected servers and keys, each with the command that connects it. Connects nothing. */
export async function showDetected(
  ctx: Ctx,
  print: (line: string) => void,
  detection: Detection,
): Promise<void> {
  const { servers, keys } = await lookForOffers(ctx, detection);
  for (const { name, baseUrl, models, connectedAs } of servers) {
    print(`${name} at ${baseUrl}: ${models.join(", ") || "no models loaded"}`);
    if (connectedAs) print(`  connected as ${connectedAs}`);
    else command(print, `--kind openai_compatible --name "${name}" --url ${baseUrl}`, models[0]);
  }
  for (const { choice, name, setting, baseUrl, connectedAs } of keys) {
    print(`${setting} is set. It is not used until you say so; then what people ask goes to ${name}:`);
    if (connectedAs) print(`  connected as ${connectedAs}`);
    else {
      const url = baseUrl ? ` --url ${baseUrl}` : "";
      command(print, `--kind ${choice} --name ${quoted(name)}${url} --key-env ${setting}`);
    }
  }
  if (servers.length + keys.length === 0) {
    print("No model server on this machine and no key in the environment.");
  }
}

function command(print: (line: string) => void, flags: string, model?: string) {
  print(`  npm run admin -- models add ${flags}${model ? ` --model ${model}` : ""}`);
}

function quoted(name: string): string {
  return name.includes(" ") ? `"${name}"` : name;
}
