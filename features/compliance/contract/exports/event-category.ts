import { z } from "zod";

/**
 * What an event is about, as the classes of OCSF divide it: signing in, who may do what, things that were made or
 * changed, the use of models, tools and data, and the product itself.
 */
export const EventCategory = z.enum(["sign_in", "rights", "things", "use", "product"]);
export type EventCategory = z.infer<typeof EventCategory>;

const nouns: Partial<Record<string, EventCategory>> = {
  ...of("sign_in", ["session", "factor", "passkey", "identity"]),
  ...of("rights", ["admin", "membership", "grant", "public_link", "api_key", "provisioning_key"]),
  ...of("use", [
    ...["model", "tool_call", "run", "message", "assistant", "approval", "question", "browser", "file"],
    ...["log_event", "event_export", "archive", "bulk_export", "mail", "trigger", "outgoing_message"],
  ]),
  ...of("product", [
    ...["backup", "master_key", "signing_key", "saml_key", "delivery", "webhook", "billing_work"],
    ...["billing_finding", "billing_key", "demo"],
  ]),
};

/** Acts that belong elsewhere than their noun. */
const exceptions: Partial<Record<string, EventCategory>> = {
  ...of("things", [
    ...["model.created", "model.deleted", "model.enabled", "model.disabled", "model.purpose_set"],
    ...["model.audience_set", "model.fallback_order_set", "trigger.created", "trigger.changed"],
    ...["trigger.deleted", "trigger.paused", "trigger.resumed", "trigger.secret_renewed"],
  ]),
  ...of("rights", ["user.suspended", "user.unsuspended"]),
  ...of("use", [
    ...["log.read", "log.exported", "log.personal_content_read", "conversation.exported"],
    ...["browser_secret.filled", "connection_tool.tried"],
  ]),
  ...of("product", ["log.beat", "log.key_made", "log.key_rotated", "log.restored"]),
};

export function categoryOf(act: string): EventCategory {
  return exceptions[act] ?? nouns[act.slice(0, act.indexOf("."))] ?? "things";
}

function of(category: EventCategory, names: readonly string[]): Record<string, EventCategory> {
  return Object.fromEntries(names.map((name) => [name, category]));
}
