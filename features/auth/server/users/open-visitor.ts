import { command } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import { userAccess } from "./user.access.ts";
import { insertUser } from "./user.repository.ts";

/**
 * Creates a visitor of the demo: no address, no session, no way to sign in. The caller has a credential of
 * its own for them and deletes them with `removeVisitor`.
 */
export const openVisitor = command(
  "user.open_visitor",
  userAccess.open_visitor,
  async (ctx): Promise<{ id: string }> => {
    const id = newId();
    await insertUser(ctx.db, {
      id,
      passwordHash: null,
      appMetadata: { provider: "demo", providers: ["demo"] },
      userMetadata: {},
      isAnonymous: true,
      isVisitor: true,
      at: ctx.now(),
    });
    await ctx.audit({
      act: "user.visited",
      workspaceId: id,
      onBehalfOf: id,
      target: [{ type: "user", id }],
    });
    return { id };
  },
);
