import type { AccountOpening } from "#features/auth/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { ShownVersions } from "../../contract/acceptance/acceptance.ts";
import { recordAcceptances } from "./record-acceptances.ts";

/**
 * Records the versions shown at sign-up for a new account. Missing or invalid remarks of a foreign client do
 * not prevent sign-up; the newest versions are recorded then.
 */
export async function acceptAtSignUp(ctx: Ctx, { userId, remarks }: AccountOpening): Promise<void> {
  const told = ShownVersions.safeParse(remarks.legal_versions);
  await recordAcceptances(ctx, {
    ...{ userId, workspaceId: userId, occasion: "sign_up" },
    shown: told.success ? told.data : { language: "en" },
  });
}
