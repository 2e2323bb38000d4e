import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { runOrSimulate } from "../proofs/run-or-simulate.ts";
import type { Contact } from "./contact.ts";
import { markEmailContested, markPhoneContested } from "./contested-contact.repository.ts";
import { userAccess } from "./user.access.ts";

/**
 * Somebody who need not be the holder lays claim to an address or number that an account holds and nobody has proved: by
 * a sign-up with another password, by asking for a link, or because a program or a directory names it. Whose it is
 * shows the first proof, also one that was sent before; so that proof takes the account from whoever opened it. Again,
 * of an account that nobody opened, and of a contact that nobody has, it is done and undone, so that the time tells nothing.
 */
export const contestAddress = command(
  "user.contest_address",
  userAccess.contest_address,
  async (ctx, { contact }: { contact: Contact }): Promise<void> => {
    const { email, phone } = contact;
    const userId =
      email === undefined
        ? await markPhoneContested(ctx.db, phone, ctx.now())
        : await markEmailContested(ctx.db, email, ctx.now());
    const workspaceId = userId ?? installationWorkspaceId;
    await runOrSimulate(ctx, userId !== undefined, () =>
      ctx.audit({
        act: "user.address_contested",
        workspaceId,
        onBehalfOf: workspaceId,
        target: [{ type: "user", id: workspaceId }],
        facts: { contact: email === undefined ? "phone" : "email" },
        // From where somebody claimed it is nothing that the holder may read, and would need a key.
        isWithoutSource: true,
      }),
    );
  },
);
