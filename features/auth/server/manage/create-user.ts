import type { JsonObject } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { authErrors } from "../errors.ts";
import { mergeOwnIdentity } from "../users/own-identity.repository.ts";
import { publishProvedAddress } from "../users/publish-proved-address.ts";
import { userAccess } from "../users/user.access.ts";
import { findUser, findUserByEmail } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";
import { findHolderOfId, insertManagedUser, type ManagedChange } from "./managed-user.repository.ts";
import { refuseTakenContact } from "./refuse-taken-contact.ts";

export interface CreateUser extends ManagedChange {
  id: string;
  /** Sends an invitation mail. */
  isInvited?: boolean;
}

/** Creates a user for a program of the installation. */
export const createUser = command(
  "user.create",
  userAccess.create,
  async (ctx, input: CreateUser): Promise<User> => {
    const id = input.id || newId();
    if (input.id) await refuseTakenId(ctx, input.id);
    const at = ctx.now();
    const { email, phone } = input;
    const providers = [...(email ? ["email" as const] : []), ...(phone ? ["phone" as const] : [])];
    const metadata: JsonObject = {
      ...input.userMetadata,
      ...(input.isEmailConfirmed ? { email_verified: true } : {}),
    };
    const appMetadata = { provider: providers[0] ?? "email", providers, ...input.appMetadata };
    const isNew = await insertManagedUser(ctx.db, { ...input, id, appMetadata, userMetadata: metadata, at });
    if (!isNew) refuseTakenContact(email && (await findUserByEmail(ctx.db, email)) ? "email" : "phone");
    if (input.isEmailConfirmed) publishProvedAddress(ctx, id);
    for (const provider of providers) {
      const data = {
        sub: id,
        ...(provider === "email" ? { email: email ?? "" } : { phone: phone ?? "" }),
        email_verified: provider === "email" && input.isEmailConfirmed === true,
        phone_verified: provider === "phone" && input.isPhoneConfirmed === true,
      };
      await mergeOwnIdentity(ctx.db, { id: newId(), userId: id, provider, data, at });
    }
    await ctx.audit({
      act: input.isInvited ? "user.invited" : "user.created",
      workspaceId: id,
      onBehalfOf: id,
      target: [{ type: "user", id }],
      facts: { provider: providers[0] ?? "none" },
      sealed: { email: email ?? "", phone: phone ?? "" },
    });
    return (await findUser(ctx.db, id)) ?? fail(authErrors, "user_not_found");
  },
);

/** Refuses an id chosen by a program that a user or a detached workspace already has. */
async function refuseTakenId(ctx: Ctx, id: string): Promise<void> {
  const holder = await findHolderOfId(ctx.db, id);
  if (holder === "user")
    fail(authErrors, "user_already_exists", { message: "A user with this id exists already" });
  if (holder === "workspace") {
    const message = "This id is that of a workspace which a former user left to others: choose another id";
    fail(authErrors, "conflict", { message });
  }
}
