import type { Endpoint } from "./endpoint.ts";
import { billingPortalEndpoints } from "./resources/billing-portal.ts";
import { catalogueEndpoints } from "./resources/catalogue.ts";
import { checkoutSessionEndpoints } from "./resources/checkout-sessions.ts";
import { customerEndpoints } from "./resources/customers.ts";
import { eventEndpoints } from "./resources/events.ts";
import { invoiceEndpoints } from "./resources/invoices.ts";
import { paymentMethodEndpoints } from "./resources/payment-methods.ts";
import { paymentEndpoints } from "./resources/payments.ts";
import { scheduleEndpoints } from "./resources/schedules.ts";
import { subscriptionEndpoints } from "./resources/subscriptions.ts";
import { testClockEndpoints } from "./resources/test-clocks.ts";

/** All supported endpoints. Fixed paths come before parametrized ones. */
export const endpoints: Endpoint[] = [
  ...catalogueEndpoints,
  ...customerEndpoints,
  ...checkoutSessionEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...paymentMethodEndpoints,
  ...paymentEndpoints,
  ...scheduleEndpoints,
  ...testClockEndpoints,
  ...billingPortalEndpoints,
  ...eventEndpoints,
];
