import { z } from "zod";
import type { JsonObject } from "#platform/contract/json.ts";
import type { AccountEventRow } from "./account-event.repository.ts";
import { protocolActionOf } from "./protocol-actions.ts";

const Envelope = z.object({
  facts: z.record(z.string(), z.json()).optional(),
  out: z.string(),
  tgt: z.array(z.object({ t: z.string(), id: z.string() })).optional(),
});

/** An audit event in the notation of the auth protocol. Its IP address is empty, since the trail seals it. */
export function presentAccountEvent(event: AccountEventRow): JsonObject {
  const { facts = {}, out, tgt = [] } = Envelope.parse(JSON.parse(event.envelope.toString("utf8")));
  const { action, type } = protocolActionOf(event.act);
  const targets = Object.fromEntries(tgt.map(({ t, id }) => [`${t}_id`, id]));
  return {
    id: event.id,
    payload: {
      actor_id: event.actor_id ?? "",
      actor_username: event.email ?? "",
      actor_via_sso: event.is_sso_user ?? false,
      action,
      log_type: type,
      traits: { ...targets, ...facts, outcome: out },
    },
    created_at: event.occurred_at.toISOString(),
    ip_address: "",
  };
}
