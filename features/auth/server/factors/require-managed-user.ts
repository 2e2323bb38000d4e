import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { AppError } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { Call } from "../service/endpoint.ts";
import { requireServiceRole } from "../service/require-service-role.ts";
import { findUser } from "../users/user.repository.ts";
import type { User } from "../users/user.ts";

/** The user in the path, for a program with a secret key. */
export async function requireManagedUser(ctx: Ctx, { bearer, params }: Call): Promise<User> {
  await requireServiceRole(ctx, bearer);
  const { userId = "" } = params;
  if (!isUuid(userId)) throw new AppError("validation_failed", 404, "user_id must be an UUID");
  const user = await query(ctx, ({ db }) => findUser(db, userId));
  if (!user) throw new AppError("user_not_found", 404, "User not found");
  return user;
}
