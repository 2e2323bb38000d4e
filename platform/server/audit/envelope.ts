import type { JsonObject } from "#platform/contract/json.ts";
import type { Ctx } from "../context.ts";
import type { AuditInput } from "./audit-input.ts";
import { commitTo, type SealedField } from "./commitment.ts";

export interface EnvelopeParts {
  id: string;
  at: Date;
  workspaceId: string;
  fields: Record<string, SealedField>;
  dataKeyId: string | undefined;
}

/**
 * The public part of an audit event: ids, closed vocabularies and commitments. It has no personal content.
 */
export function envelope(ctx: Ctx, input: AuditInput, parts: EnvelopeParts): JsonObject {
  const commitments = Object.fromEntries(
    Object.entries(parts.fields).map(([name, field]) => [name, commitTo(name, field)]),
  );
  return omitAbsent({
    v: 1,
    id: parts.id,
    ts: parts.at.getTime(),
    ts_src: "srv",
    workspace: parts.workspaceId,
    cat: input.act.slice(0, input.act.indexOf(".")),
    act: input.act,
    actor: actorOf(ctx),
    obo: onBehalfOf(ctx, input),
    auth: ctx.actor.type === "user" ? { m: "session", sid: ctx.actor.sessionId } : undefined,
    req: ctx.requestId,
    conv: input.conversationId,
    run: input.runId,
    step: input.step,
    tgt: input.target?.map(({ type, id }) => ({ t: type, id })),
    facts: input.facts,
    out: input.outcome ?? "ok",
    err: input.errorCode,
    c: Object.keys(commitments).length > 0 ? commitments : undefined,
    dek: parts.dataKeyId,
  });
}

function actorOf({ actor }: Ctx): JsonObject {
  switch (actor.type) {
    case "user":
      return { t: "user", id: actor.userId };
    case "agent":
      return { t: "agent", id: actor.runId };
    case "api_key":
      return { t: "api_key", id: actor.keyId };
    case "system":
      return { t: "system", id: actor.name };
    case "anonymous":
      return { t: "anonymous" };
  }
}

/** The person for whom the actor worked, when they differ. */
function onBehalfOf({ actor }: Ctx, input: AuditInput): JsonObject | undefined {
  const worksFor = actor.type === "agent" || actor.type === "api_key" ? actor.person.userId : undefined;
  const id = input.onBehalfOf ?? worksFor;
  const isSelf = actor.type === "user" && actor.userId === id;
  return id && !isSelf ? { t: "user", id } : undefined;
}

function omitAbsent(values: { [key: string]: JsonObject[string] | undefined }): JsonObject {
  const present: JsonObject = {};
  for (const [key, value] of Object.entries(values)) if (value !== undefined) present[key] = value;
  return present;
}
