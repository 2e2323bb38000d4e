import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { type AddBrowserSecret, browserErrors, SecretOrigin } from "../../../contract/index.ts";
import { requireEncrypted } from "./require-encrypted.ts";
import { browserSecretAccess } from "./secret.access.ts";
import {
  deleteSecretRow,
  findSecret,
  insertSecret,
  listSecrets,
  markUsed,
  mostSecrets,
  type SecretRow,
  sealedBrowserSecrets,
} from "./secret.repository.ts";

/**
 * Stores a password for one website. Throws `browser.secret_name_taken`, `browser.too_many_secrets` and
 * `browser.secret_unencrypted`.
 */
export const addSecret = command(
  "browser_secret.add",
  browserSecretAccess.add,
  async (ctx, { name, origin: address, value, isAutomatic }: AddBrowserSecret): Promise<SecretRow> => {
    const { workspaceId, userId } = userOf(ctx);
    const { success, data: origin } = SecretOrigin.safeParse(address);
    if (!success) {
      fail(platformErrors, "request.invalid", {
        message: "origin: enter the address of a website, such as https://example.com.",
      });
    }
    requireEncrypted(ctx, origin);
    if ((await listSecrets(ctx.db)).length >= mostSecrets) fail(browserErrors, "browser.too_many_secrets");
    const id = newId();
    const row = await insertSecret(ctx.db, {
      ...{ workspaceId, id, user_id: userId, name, origin },
      sealed_value: ctx.services.secrets.encrypt(value, sealedBrowserSecrets.context(id)),
      automatic_at: isAutomatic ? ctx.now() : null,
    });
    if (!row) return fail(browserErrors, "browser.secret_name_taken");
    await ctx.audit({
      act: "browser_secret.added",
      target: [{ type: "browser_secret", id }],
      facts: { isAutomatic },
      sealed: { name, origin },
    });
    return row;
  },
);

export const deleteSecret = command(
  "browser_secret.delete",
  browserSecretAccess.delete,
  async (ctx, { id }: { id: string }): Promise<void> => {
    const { name, origin } = await own(ctx, id);
    await deleteSecretRow(ctx.db, id);
    await ctx.audit({
      act: "browser_secret.deleted",
      target: [{ type: "browser_secret", id }],
      sealed: { name, origin },
    });
  },
);

/** Notes that a password is filled in, before it is. Returns it for the browser alone. */
export const fillSecret = command(
  "browser_secret.fill",
  browserSecretAccess.fill,
  async (ctx, { id }: { id: string }): Promise<string> => {
    const { sealed_value, origin } = await own(ctx, id);
    requireEncrypted(ctx, origin);
    await markUsed(ctx.db, id);
    await ctx.audit({
      act: "browser_secret.filled",
      target: [{ type: "browser_secret", id }],
      sealed: { origin },
    });
    return ctx.services.secrets.decrypt(sealed_value, sealedBrowserSecrets.context(id));
  },
);

async function own({ db }: Ctx, id: string): Promise<SecretRow> {
  return (await findSecret(db, id)) ?? fail(browserErrors, "browser.secret_not_found");
}
