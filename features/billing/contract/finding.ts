import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";

/** Reasons for a manual check. The operator's handbook explains each. */
export const FindingKind = z.enum([
  "work_fails",
  "price_differs",
  "checkout_mismatch",
  "disputed",
  "dispute_lost",
  "refunded",
  "card_shared",
  "several_subscriptions",
  "subscription_unknown",
  "webhooks_refused",
]);
export type FindingKind = z.infer<typeof FindingKind>;

export const Finding = z.object({
  id: z.string(),
  kind: FindingKind,
  /** Id at the provider, or one of ours. */
  objectId: z.string(),
  facts: z.record(z.string(), z.unknown()),
  foundAt: z.iso.datetime(),
  /** For failing work: number of attempts, and time of the next one. */
  attempts: z.number().int().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
});
export type Finding = z.infer<typeof Finding>;

export const listFindingsRoute = route({
  method: "GET",
  path: "/api/v1/admin/billing/findings",
  id: "listBillingFindings",
  summary: "List payment findings that need attention, newest first",
  tag: "billing",
  access: "admin",
  query: PageQuery,
  reply: pageOf(Finding),
});
