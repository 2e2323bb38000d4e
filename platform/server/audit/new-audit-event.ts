import { type Ctx, personOf } from "../context.ts";
import { newId } from "../ids.ts";
import type { NewAuditEvent } from "./audit.repository.ts";
import type { AuditInput } from "./audit-input.ts";
import { canonicalJson } from "./canonical-json.ts";
import { type SealedField, saltField } from "./commitment.ts";
import { envelope } from "./envelope.ts";
import { sealFields } from "./seal-fields.ts";

/** The row of an audit event, for the caller's transaction. */
export async function newAuditEvent(ctx: Ctx, input: AuditInput): Promise<NewAuditEvent> {
  const at = ctx.now();
  const id = newId(at.getTime());
  const person = personOf(ctx.actor);
  const workspaceId = input.workspaceId ?? person?.workspaceId;
  if (!workspaceId) throw new Error(`Audit event ${input.act} does not say its workspace`);

  const fields = saltedFields(ctx, input);
  const personId = input.onBehalfOf ?? person?.userId;
  const subjectId = input.subjectId ?? personId ?? workspaceId;
  const dataKey =
    Object.keys(fields).length > 0 ? await ctx.services.dataKeys.get(workspaceId, subjectId, at) : undefined;

  return {
    id,
    workspaceId,
    act: input.act,
    actorType: ctx.actor.type,
    actorId: person?.userId ?? input.onBehalfOf ?? null,
    runId: input.runId ?? null,
    at,
    envelope: Buffer.from(
      canonicalJson(envelope(ctx, input, { id, at, workspaceId, fields, dataKeyId: dataKey?.id })),
    ),
    sealed: dataKey ? sealFields(fields, dataKey, `${id}/${workspaceId}`) : null,
    dataKeyId: dataKey?.id ?? null,
  };
}

function saltedFields(ctx: Ctx, input: AuditInput): Record<string, SealedField> {
  const { ip, userAgent } = input.isWithoutSource ? {} : ctx.source;
  const values = { ...input.sealed, ...(ip ? { ip } : {}), ...(userAgent ? { ua: userAgent } : {}) };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, saltField(value)]));
}
