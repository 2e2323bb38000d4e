import type { JsonObject } from "#platform/contract/json.ts";
import type { AuditInput } from "../audit/audit-input.ts";
import type { Ctx } from "../context.ts";
import { fail } from "../errors.ts";
import type { AccessRule, ObjectRule } from "./access-rule.ts";
import { authorize, findAllowed } from "./authorize.ts";
import { accessTables, defineAccess } from "./define-access.ts";
import type { GrantSubject, ObjectRef } from "./grant.repository.ts";
import { grantErrors } from "./grant-errors.ts";
import { person } from "./who.ts";

/** Who may share at all. The access table of each object decides under `share` who may share that object. */
export const grantAccess = defineAccess("grant", { share: [person], unshare: [person] });

/** Throws unless the access table of the object's noun lets the caller share it. */
export async function findShared(ctx: Ctx, object: ObjectRef): Promise<void> {
  await findForVerb(ctx, object, "share");
}

/** The object, when the access table of its noun lets the caller do this with it. */
export async function findForVerb(
  ctx: Ctx,
  { noun, id }: ObjectRef,
  verb: string,
): Promise<{ row: unknown; rule: ObjectRule<unknown> }> {
  const rule = accessTables().get(noun)?.[verb];
  if (!rule || !isAboutObject(rule)) fail(grantErrors, "grant.not_shareable");
  authorize(ctx, rule);
  return { row: await findAllowed(ctx, rule, { id }), rule };
}

function isAboutObject(rule: AccessRule): rule is ObjectRule<unknown> {
  return "object" in rule;
}

/** The audit entry of sharing: the object and the subject of the grant. */
export function auditedGrant(
  act: AuditInput["act"],
  { noun, id }: ObjectRef,
  subject: GrantSubject,
  facts: JsonObject = {},
): AuditInput {
  return { act, target: [{ type: noun, id }, targetOf(subject)], facts };
}

function targetOf(subject: GrantSubject) {
  if (subject === "workspace") return { type: "workspace", id: "own" };
  return "userId" in subject ? { type: "user", id: subject.userId } : { type: "team", id: subject.teamId };
}
