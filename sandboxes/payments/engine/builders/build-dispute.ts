import type Stripe from "stripe";
import { newSandboxId } from "../new-sandbox-id.ts";

const answerSeconds = 7 * 86_400;

/** A dispute: somebody told their bank that a charge was not theirs. */
export function buildDispute(charge: Stripe.Charge, created: number): Stripe.Dispute {
  return {
    id: newSandboxId("du"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence,
    evidence_details: {
      ...{ due_by: created + answerSeconds, enhanced_eligibility: {}, has_evidence: false, past_due: false },
      ...{ submission_count: 0, submission_method: "not_submitted" },
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: "10.4",
    payment_intent: charge.payment_intent,
    reason: "fraudulent",
    status: "needs_response",
  };
}

/** No evidence submitted yet. */
const evidence: Stripe.Dispute["evidence"] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
