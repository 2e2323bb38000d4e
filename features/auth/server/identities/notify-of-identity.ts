import type { Ctx } from "#platform/server/context.ts";
import { notifyPerson } from "../mails/notify-person.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { User } from "../users/user.ts";
import { providerLabel } from "./provider-label.ts";

/** Notifies the person of a linked or unlinked identity, at the proved address from before the change. */
export async function notifyOfIdentity(
  ctx: Ctx,
  service: AuthServiceOptions,
  user: User,
  kind: "identity_linked" | "identity_unlinked",
  provider: string,
): Promise<void> {
  await notifyPerson(ctx, service, user, kind, { detail: providerLabel(provider) });
}
