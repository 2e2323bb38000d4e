import { query } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as contract from "../../../contract/index.ts";
import { addSecret, deleteSecret } from "./keep-secret.ts";
import { listSecrets, type SecretRow } from "./secret.repository.ts";

const perPerson = { name: "browser_secret.add", burst: 20, perMinute: 20 };

export function secretRoutes(app: App): void {
  app.route(contract.listBrowserSecretsRoute, async (ctx) => ({
    items: (await query(ctx, ({ db }) => listSecrets(db))).map(present),
  }));
  app.route(contract.addBrowserSecretRoute, async (ctx, { body }) => {
    await requireToken(ctx, perPerson, userOf(ctx).userId);
    return present(await addSecret(ctx, body));
  });
  app.route(contract.deleteBrowserSecretRoute, async (ctx, { params }) => {
    await deleteSecret(ctx, params);
    return undefined;
  });
}

/** Without the value, which is never sent. */
function present({ id, name, origin, automatic_at, used_at, created_at }: SecretRow): contract.BrowserSecret {
  return {
    ...{ id, name, origin, isAutomatic: automatic_at !== null },
    usedAt: used_at?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
  };
}
