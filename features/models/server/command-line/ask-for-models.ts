import { classifyModelError } from "../classify-model-error.ts";
import type { ProviderAccess } from "../create-language-model.ts";
import { listProviderModels, ModelListRefusedError } from "../list-provider-models.ts";

/**
 * Lists the models of a server before it is connected. Throws a sentence for the terminal when the server
 * does not answer or refuses the key. A server without a list is tested through its models later.
 */
export async function askForModels(
  access: ProviderAccess,
  keySetting: string | undefined,
): Promise<string[]> {
  try {
    return await listProviderModels(access);
  } catch (error) {
    throw new Error(explain(error, access, keySetting), { cause: error });
  }
}

function explain(error: unknown, { kind, baseUrl }: ProviderAccess, keySetting: string | undefined): string {
  const where = baseUrl ?? `the address of ${kind}`;
  if (error instanceof ModelListRefusedError) {
    if (error.isAboutKey) return refusedKey(error.status, keySetting);
    const advice = baseUrl ? "Check --url: most such addresses end in /v1." : "Try again later.";
    return `${where} answered ${error.status} to the question for its models. ${advice}`;
  }
  const { code } = classifyModelError(error);
  if (code === "model.unreachable" || code === "model.stalled" || code === "model.cut_short") {
    return `Nothing answers at ${where}. Start the server there, or correct --url.`;
  }
  if (code === "model.misconfigured") return `${where} is not an address that may be opened. Correct --url.`;
  return `What answers at ${where} is no model server. Correct --url: most such addresses end in /v1.`;
}

function refusedKey(status: number, keySetting: string | undefined): string {
  const refused = `The server refused the key (${status}).`;
  return keySetting
    ? `${refused} Set ${keySetting} to a key that is valid there; it was passed with --key-env ${keySetting}.`
    : `${refused} Set MY_KEY and pass --key-env MY_KEY.`;
}
