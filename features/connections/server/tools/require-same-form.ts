import { ToolError } from "#features/tools/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ConnectionCall } from "./connection-call.ts";
import { formHash } from "./form-hash.ts";
import type { OfferedForm } from "./offered-form.ts";
import { storeListing } from "./store-listing.ts";

/** How long a comparison of the tools holds for a call that only reads. */
const comparedMs = 5 * 60_000;
/** The same for a call with consequences. A burst of them asks once. */
const comparedForActsMs = 10_000;

/** Whether the tools are compared before this call. Always once it has waited, for example for its approval. */
export function isComparisonDue(ctx: Ctx, call: ConnectionCall): boolean {
  const { compared_at: at } = call.loaded.connection;
  if (at === null || call.hasWaited) return true;
  const holdsMs = call.isConsequential ? comparedForActsMs : comparedMs;
  return ctx.now().getTime() - at.getTime() > holdsMs;
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
