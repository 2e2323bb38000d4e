import { z } from "zod";

const Attributes = z.record(z.string(), z.string());
const Text = z.object({ _: z.string().optional(), $: Attributes.optional() });

const Confirmation = z.object({
  $: z.object({ Method: z.string() }),
  SubjectConfirmationData: z
    .array(
      z.object({
        $: z.object({
          Recipient: z.string().optional(),
          NotBefore: z.string().optional(),
          NotOnOrAfter: z.string().optional(),
          InResponseTo: z.string().optional(),
        }),
      }),
    )
    .optional(),
});

const AttributeStatement = z.object({
  Attribute: z
    .array(
      z.object({
        $: z.object({ Name: z.string(), FriendlyName: z.string().optional() }),
        AttributeValue: z.array(z.union([Text, z.string()])).optional(),
      }),
    )
    .optional(),
});

/** A signed assertion as the library parses it: every element is an array. */
export const SignedAssertion = z.object({
  Assertion: z.object({
    $: z.object({ ID: z.string().min(1).max(256), Version: z.literal("2.0") }),
    Issuer: z.array(Text).length(1),
    Subject: z
      .array(
        z.object({ NameID: z.array(Text).length(1).optional(), SubjectConfirmation: z.array(Confirmation) }),
      )
      .length(1),
    Conditions: z
      .array(z.object({ $: z.object({ NotBefore: z.string().optional(), NotOnOrAfter: z.string() }) }))
      .length(1),
    AuthnStatement: z.array(z.object({ $: z.object({ SessionNotOnOrAfter: z.string().optional() }) })).min(1),
    // The library reads a statement without attributes as empty text.
    AttributeStatement: z.array(z.union([z.literal(""), AttributeStatement])).optional(),
  }),
});

export type Assertion = z.output<typeof SignedAssertion>["Assertion"];
