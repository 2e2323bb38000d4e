import type Stripe from "stripe";

export function buildProduct(input: {
  id: string;
  name: string;
  description: string | null;
  priceId: string;
  created: number;
}): Stripe.Product {
  return {
    id: input.id,
    object: "product",
    active: true,
    created: input.created,
    default_price: input.priceId,
    description: input.description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: input.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: input.created,
    url: null,
  };
}
