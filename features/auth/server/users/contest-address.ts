import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { runOrSimulate } from "../proofs/run-or-simulate.ts";
import type { Contact } from "./contact.ts";
import { markEmailContested, markPhoneContested } from "./contested-contact.repository.ts";
import { userAccess } from "./user.access.ts";

/**
 * Contests an account's unproved address or number: somebody who may not be its holder claims it, by a
 * sign-up with another password, a requested link, a program or a directory. The first proof, even one sent
 * before, then takes the account from its holder.
 * Repeats, accounts without a way to sign in, and unknown contacts run the same work simulated, so that
 * timing reveals nothing.
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
        // The holder may not read the claimant's source, which would also need a key.
        isWithoutSource: true,
      }),
    );
  },
);
