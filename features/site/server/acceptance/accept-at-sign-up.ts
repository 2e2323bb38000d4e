import type { AccountOpening } from "#features/auth/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { ShownVersions } from "../../contract/acceptance/acceptance.ts";
import { recordAcceptances } from "./record-acceptances.ts";

/**
 * Records with a new account the versions that its page showed. What a program of somebody else's says, or does not say,
 * keeps nobody out: then the newest versions count.
 */
export async function acceptAtSignUp(ctx: Ctx, { userId, remarks }: AccountOpening): Promise<void> {
  const told = ShownVersions.safeParse(remarks.legal_versions);
  await recordAcceptances(ctx, {
    ...{ userId, workspaceId: userId, occasion: "sign_up" },
    shown: told.success ? told.data : { language: "en" },
  });
}
