import { createSecretKey, type KeyObject } from "node:crypto";
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

type Opened = Record<string, SealedField> | undefined;
type Keys = Pick<Services, "servicePool" | "secrets">;

/** The personal content of an audit event. Undefined when its key was destroyed. */
export function openSealed(services: Keys, event: SealedEvent): Promise<Opened> {
  return createOpener(services)(event);
}

/** Opens many events, looking each key up once. It is for one piece of work: a key that is destroyed later stays in it. */
export function createOpener({ servicePool, secrets }: Keys): (event: SealedEvent) => Promise<Opened> {
  const keys = new Map<string, KeyObject | undefined>();
  const keyOf = async (dataKeyId: string) => {
    if (keys.has(dataKeyId)) return keys.get(dataKeyId);
    const wrapped = await findWrappedKey(servicePool, dataKeyId);
    const key =
      wrapped === undefined ? undefined : createSecretKey(secrets.decrypt(wrapped, dataKeyId), "base64");
    keys.set(dataKeyId, key);
    return key;
  };
  return async ({ id, workspaceId, sealed, dataKeyId }) => {
    const key = await keyOf(dataKeyId);
    return key && openFields(sealed, { id: dataKeyId, key }, `${id}/${workspaceId}`);
  };
}
