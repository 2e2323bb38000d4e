import { z } from "zod";
import { closeDispute } from "../../engine/charges/close-dispute.ts";
import { refundCharge } from "../../engine/charges/refund-charge.ts";
import { getStored } from "../../engine/get-stored.ts";
import type { Kind } from "../../storage/stored-objects.ts";
import { invalid } from "../api-error.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { listPage } from "../list-page.ts";
import { integer, metadata, pageParams, text } from "../params.ts";

const reasons = ["duplicate", "fraudulent", "requested_by_customer"] as const;

const refundParams = z.strictObject({
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: integer.optional(),
  reason: z.enum(reasons).optional(),
  metadata: metadata.optional(),
});

/** Payments and refunds. */
export const paymentEndpoints: Endpoint[] = [
  ...readable("payment_intent", "/v1/payment_intents", []),
  ...readable("charge", "/v1/charges", ["payment_intent"]),
  ...readable("invoice_payment", "/v1/invoice_payments", ["invoice", "status"]),
  ...readable("dispute", "/v1/disputes", ["charge", "payment_intent"]),
  endpoint("POST", "/v1/disputes/:id/close", z.strictObject({}), async (world, _params, id) => {
    const dispute = await getStored(world, "dispute", id);
    const { status } = dispute.object;
    if (status === "won" || status === "lost") throw invalid(`This dispute is already closed: ${status}.`);
    return closeDispute(world, dispute, "lost");
  }),
  ...readable("refund", "/v1/refunds", ["charge", "payment_intent"]),
  endpoint("POST", "/v1/refunds", refundParams, (world, params) => refundCharge(world, params)),
];

function readable(kind: Kind, url: string, fields: string[]): Endpoint[] {
  const filters = Object.fromEntries(fields.map((name) => [name, text.optional()]));
  const ofCustomer = kind === "charge" || kind === "payment_intent" ? { customer: text.optional() } : {};
  const listParams: z.ZodObject<typeof pageParams> = z.strictObject({
    ...pageParams,
    ...filters,
    ...ofCustomer,
  });
  return [
    endpoint("GET", url, listParams, (world, params) => {
      const given = new Map(Object.entries(params));
      const equal = fields.flatMap((name) => (given.has(name) ? [[name, given.get(name)]] : []));
      const customerId = given.get("customer");
      return listPage(world, kind, url, params, {
        equal: Object.fromEntries(equal),
        ...(typeof customerId === "string" ? { customerId } : {}),
      });
    }),
    endpoint("GET", `${url}/:id`, z.strictObject({}), async (world, _params, id) => {
      return (await getStored(world, kind, id)).object;
    }),
  ];
}
