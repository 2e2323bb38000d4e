import { findForVerb } from "#platform/server/access/grant.access.ts";
import type { ObjectRef } from "#platform/server/access/grant.repository.ts";
import { grantErrors } from "#platform/server/access/grant-errors.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type DescribedObject, describeObjects } from "./described-object.repository.ts";
import { type Shareable, shareableOf } from "./shareable.ts";

export interface FoundShareable {
  shareable: Shareable;
  object: DescribedObject;
  row: unknown;
}

/** The object, when its access table lets the caller do this. An invisible or deleted one does not exist. */
export async function findShareable(
  ctx: Ctx,
  { noun, id }: ObjectRef,
  verb: "share" | "see_access",
): Promise<FoundShareable> {
  const shareable = shareableOf(noun) ?? fail(grantErrors, "grant.not_shareable");
  const { row, rule } = await findForVerb(ctx, { noun, id }, verb);
  const { workspaceId } = userOf(ctx);
  const [object] = await describeObjects(ctx.db, shareable, { workspaceId, ids: [id] });
  return { shareable, object: object ?? rule.object.missing(), row };
}
