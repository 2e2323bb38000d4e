import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { ensureSamlKey } from "./ensure-saml-key.ts";
import { makeSamlKey } from "./make-saml-key.ts";
import { listSamlKeys, type SamlKeyStatus } from "./saml-key.repository.ts";
import { sealedSamlKeys } from "./sealed-saml-keys.ts";

export interface SamlKey {
  id: string;
  /** Key and certificate in PEM. */
  privateKey: string;
  certificate: string;
}

/** The key that signs our requests, and its successor. */
export type SamlKeys = Record<SamlKeyStatus, SamlKey>;

/** The keys for our SAML requests. Created on first use, since most installations need none. */
export async function getSamlKeys(ctx: Ctx): Promise<SamlKeys> {
  const known = await findSamlKeys(ctx);
  for (const status of ["current", "next"] as const) {
    if (!known[status]) await ensureSamlKey(ctx, { status, key: await makeSamlKey(ctx) });
  }
  const { current, next } = known.current && known.next ? known : await findSamlKeys(ctx);
  if (!current || !next) throw new Error("There is no key for SAML requests.");
  return { current, next };
}

async function findSamlKeys(ctx: Ctx): Promise<Partial<SamlKeys>> {
  const stored = await query(ctx, ({ db }) => listSamlKeys(db));
  const entries = stored.map(({ status, id, certificate, sealed_private_key: sealed }): [string, SamlKey] => {
    const privateKey = ctx.services.secrets.decrypt(sealed, sealedSamlKeys.context(id));
    return [status, { id, certificate, privateKey }];
  });
  return Object.fromEntries(entries);
}
