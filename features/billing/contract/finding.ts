import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";

/** Why somebody has to look: what each of them means stands in the operator's handbook. */
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
  /** At the provider, or of ours. */
  objectId: z.string(),
  facts: z.record(z.string(), z.unknown()),
  foundAt: z.iso.datetime(),
  /** Of work that fails: how often, and when it is tried again. */
  attempts: z.number().int().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
});
export type Finding = z.infer<typeof Finding>;

export const listFindingsRoute = route({
  method: "GET",
  path: "/api/v1/admin/billing/findings",
  id: "listBillingFindings",
  summary: "What somebody has to look at in payments, the newest first",
  tag: "billing",
  access: "admin",
  query: PageQuery,
  reply: pageOf(Finding),
});
