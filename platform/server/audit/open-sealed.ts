import { createSecretKey } from "node:crypto";
import type { Services } from "../services.ts";
import type { SealedField } from "./commitment.ts";
import { findWrappedKey } from "./data-key.repository.ts";
import { openFields } from "./seal-fields.ts";

export interface SealedEvent {
  id: string;
  workspaceId: string;
  sealed: Buffer;
  dataKeyId: string;
}

/** The personal content of an audit event. Undefined when its key was destroyed. */
export async function openSealed(
  { servicePool, secrets }: Pick<Services, "servicePool" | "secrets">,
  { id, workspaceId, sealed, dataKeyId }: SealedEvent,
): Promise<Record<string, SealedField> | undefined> {
  const wrapped = await findWrappedKey(servicePool, dataKeyId);
  if (wrapped === undefined) return undefined;
  const key = createSecretKey(secrets.decrypt(wrapped, dataKeyId), "base64");
  return openFields(sealed, { id: dataKeyId, key }, `${id}/${workspaceId}`);
}
