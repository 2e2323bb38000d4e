import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import { findHolderOfId } from "./managed-user.repository.ts";

/** Refuses an id that a program chose for a new user, where a user has it, or the workspace that one left to others. */
export async function refuseTakenId(ctx: Ctx, id: string): Promise<void> {
  const holder = await findHolderOfId(ctx.db, id);
  if (holder === "user")
    fail(authErrors, "user_already_exists", { message: "A user with this id exists already" });
  if (holder === "workspace") {
    const message = "This id is that of a workspace which a former user left to others: choose another id";
    fail(authErrors, "conflict", { message });
  }
}
