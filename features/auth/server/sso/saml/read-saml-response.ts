import type { SamlProvider } from "../providers/sso-provider.ts";
import type { SsoPerson } from "../users/sso-person.ts";
import { type Assertion, SignedAssertion } from "./assertion.ts";
import { type CheckedAssertion, checkAssertion } from "./check-assertion.ts";
import type { Envelope } from "./check-envelope.ts";
import { personOfAssertion } from "./person-of-assertion.ts";
import { refuseAssertion } from "./refuse-assertion.ts";
import { createSamlClient } from "./saml-client.ts";
import type { ServiceProvider } from "./service-provider.ts";

export interface ReadSamlResponse {
  envelope: Envelope;
  provider: SamlProvider;
  serviceProvider: ServiceProvider;
  requestId: string | undefined;
  now: Date;
}

export interface SamlSignIn extends CheckedAssertion {
  person: SsoPerson;
}

/** The person of a response with a valid signature and assertion. Throws the refusal otherwise. */
export async function readSamlResponse(input: ReadSamlResponse): Promise<SamlSignIn> {
  const { envelope, provider, serviceProvider, requestId, now } = input;
  if (envelope.issuer !== provider.entity_id) {
    refuseAssertion("issuer", "it comes from another identity provider");
  }
  if (envelope.inResponseTo !== requestId) {
    refuseAssertion(
      "request",
      requestId ? "it answers another request" : "it answers a request that is not known",
    );
  }
  const assertion = await readSigned(envelope.xml, provider, serviceProvider);
  const { acsUrl } = serviceProvider;
  const checked = checkAssertion(assertion, { entityId: provider.entity_id, acsUrl, requestId, now });
  return { ...checked, person: personOfAssertion(assertion, provider) };
}

/** The signed content only. */
async function readSigned(
  xml: string,
  provider: SamlProvider,
  serviceProvider: ServiceProvider,
): Promise<Assertion> {
  const client = await createSamlClient({ provider, serviceProvider });
  const { profile } = await client
    .validatePostResponseAsync({ SAMLResponse: Buffer.from(xml).toString("base64") })
    .catch((error: unknown) => refuseSignature(error));
  const read = SignedAssertion.safeParse(profile?.getAssertion?.());
  if (!read.success) return refuseAssertion("malformed", "something that an assertion needs is missing");
  return read.data.Assertion;
}

function refuseSignature(error: unknown): never {
  const text = error instanceof Error ? error.message : "";
  if (/audience/i.test(text)) refuseAssertion("audience", "it was made for another audience");
  return refuseAssertion("signature", "its signature is missing or wrong");
}
