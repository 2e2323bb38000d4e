import { SandboxError } from "../../contract/sandbox-error.ts";
import { findObject } from "../../storage/objects.repository.ts";
import type { Stored } from "../../storage/stored-objects.ts";
import { isSame, sign } from "../sign.ts";
import type { World } from "../world.ts";

/** Page of an invoice. The address grants access. */
export function invoiceUrlOf({ publicUrl, secretKey }: World, id: string): string {
  return `${publicUrl}/sandbox/i/${id}.${sign(secretKey, "invoice", id)}`;
}

/** The invoice of a token. Throws `not_found` for a forged one. */
export async function getInvoiceOf(world: World, token: string): Promise<Stored<"invoice">> {
  const [id = "", signature = ""] = token.split(".");
  const isOurs = isSame(signature, sign(world.secretKey, "invoice", id));
  const invoice = isOurs ? await findObject(world.client, "invoice", id) : undefined;
  if (!invoice) throw new SandboxError("not_found", "This invoice does not exist.");
  return invoice;
}
