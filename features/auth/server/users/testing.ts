import { command } from "#platform/server/command.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { publishProvedAddress } from "./publish-proved-address.ts";
import { patchUser } from "./user.repository.ts";

const prove = command(
  "test.prove_address",
  unrestricted,
  async (ctx, { userId, email }: { userId: string; email?: string }) => {
    await patchUser(
      ctx.db,
      userId,
      { email_confirmed_at: ctx.now(), ...(email ? { email } : {}) },
      ctx.now(),
    );
    publishProvedAddress(ctx, userId);
    await ctx.audit({ act: "user.confirmed", workspaceId: userId, target: [{ type: "user", id: userId }] });
  },
);

/** Proves the user's address, or sets another proved one, without mails. */
export const proveAddress = ({ system }: TestServer, userId: string, email?: string) =>
  prove(system, { userId, ...(email ? { email } : {}) });
