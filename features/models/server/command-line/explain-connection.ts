import { AppError } from "#platform/server/errors.ts";
import type { ProviderAccess } from "../create-language-model.ts";

/** Explains on a terminal why a provider could not be connected. Undefined for other errors. */
export function explainConnection(
  error: unknown,
  { kind, baseUrl }: Pick<ProviderAccess, "kind" | "baseUrl">,
  keySetting: string | undefined,
): string | undefined {
  if (!(error instanceof AppError)) return undefined;
  const where = baseUrl ?? `the address of ${kind}`;
  const { status, said } = error.details ?? {};
  const words = said ? ` It says: “${said}”` : "";
  switch (error.code) {
    case "model_provider.key_refused":
      return `${refusedKey(Number(status), keySetting)}${words}`;
    case "model_provider.list_refused": {
      const advice = baseUrl ? "Check --url: most such addresses end in /v1." : "Try again later.";
      return `${where} answered ${status} to the question for its models. ${advice}${words}`;
    }
    case "model_provider.unreachable":
      return `Nothing answers at ${where}. Start the server there, or correct --url.`;
    case "model_provider.address_refused":
      return `${where} is not an address that may be opened. Correct --url.`;
    case "model_provider.no_model_server":
      return `What answers at ${where} is no model server. Correct --url: most such addresses end in /v1.`;
    default:
      return undefined;
  }
}

function refusedKey(status: number, keySetting: string | undefined): string {
  const refused = `The server refused the key (${status}).`;
  return keySetting
    ? `${refused} Set ${keySetting} to a key that is valid there; it was passed with --key-env ${keySetting}.`
    : `${refused} Set MY_KEY and pass --key-env MY_KEY.`;
}
