import { ToolError } from "#features/tools/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ConnectionCall } from "./connection-call.ts";
import { formHash } from "./form-hash.ts";
import type { OfferedForm } from "./offered-form.ts";
import { storeListing } from "./store-listing.ts";

/** How long a comparison of the tools holds. */
const comparedMs = 5 * 60_000;

export function isComparisonDue(ctx: Ctx, { loaded: { connection } }: ConnectionCall): boolean {
  const { compared_at: at } = connection;
  return at === null || ctx.now().getTime() - at.getTime() > comparedMs;
}

/** Stores what is offered now. Throws when the tool of this call is not what was agreed to. */
export async function requireSameForm(
  ctx: Ctx,
  { loaded, remoteName, formHash: agreed }: ConnectionCall,
  listing: { forms: readonly OfferedForm[]; leftOut: number },
): Promise<void> {
  await storeListing(ctx, { connectionId: loaded.connection.id, ...listing });
  const offered = listing.forms.find((form) => form.remoteName === remoteName);
  if (!offered || formHash(offered.form) !== agreed) throw changedTool(loaded.connection.name);
}

export function changedTool(name: string): ToolError {
  return new ToolError(
    "tool.changed",
    `Not carried out: a tool of the connection “${name}” is not what an admin approved. It is off until an admin approves it again. Say so, and go on without it.`,
  );
}
