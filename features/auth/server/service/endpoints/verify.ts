import { z } from "zod";
import { requestedTarget } from "../../flow/requested-target.ts";
import type { Shown } from "../../proofs/accept-proof.ts";
import { sessionOfCookie } from "../../proofs/holder-cookie.ts";
import { openProofLink } from "../../proofs/open-proof-link.ts";
import { sessionOfBearer } from "../../proofs/presented-session.ts";
import { signInWithProof } from "../../proofs/sign-in-with-proof.ts";
import { isVerifyType } from "../../proofs/verify-types.ts";
import { refuseInput } from "../../refuse-input.ts";
import { presentSession } from "../../sessions/present-session.ts";
import { readContact } from "../../users/read-contact.ts";
import type { Endpoint } from "../endpoint.ts";
import { verifyLimit } from "../limits.ts";
import { optionalText, parseBody } from "../parse-body.ts";

const VerifyBody = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
  redirect_to: optionalText,
});

type VerifyInput = z.output<typeof VerifyBody>;

/** Exchanges a code or a link's token for a session. */
export const verifyEndpoint: Endpoint = {
  method: "POST",
  path: "/verify",
  isOpen: true,
  limit: verifyLimit,
  async answer(ctx, call) {
    const { body, service } = call;
    const input = parseBody(VerifyBody, body);
    const { type } = input;
    if (!type) refuseInput("Verify requires a verification type");
    const shown = readShown(input);
    if (!isVerifyType(type)) return refuseInput("Unsupported verification type");
    const session = await sessionOfBearer(ctx, call);
    const outcome = await signInWithProof(ctx, { service, type, shown, session });
    if (outcome.state === "half_proved") return { json: { msg: outcome.message, code: "200" } };
    const answered = await presentSession(ctx, outcome.grant, service);
    // Added only when true, so that clients otherwise get an ordinary session.
    return { json: outcome.isHolderVoided ? { ...answered, holder_voided: true } : answered };
  },
};

/** Target of mailed links. Always redirects to a page of the site. */
export const verifyLinkEndpoint: Endpoint = {
  method: "GET",
  path: "/verify",
  isChange: true,
  isOpen: true,
  limit: verifyLimit,
  async answer(ctx, call) {
    const { query, service } = call;
    const redirectTo = requestedTarget(call);
    const [tokenHash, type] = [query.token ?? query.token_hash ?? "", query.type ?? ""];
    const session = sessionOfCookie(ctx, call);
    const url = await openProofLink(ctx, { service, tokenHash, type, redirectTo, session });
    return { redirect: { status: 303, url } };
  },
};

function readShown({ token, token_hash: tokenHash, email, phone, redirect_to, type }: VerifyInput): Shown {
  if (token && tokenHash) refuseInput("Verify requires either a token or a token hash");
  if (!token && !tokenHash) refuseInput("Verify requires a token or a token hash");
  if (tokenHash) {
    if (email || phone || redirect_to) refuseInput("Only the token_hash and type should be provided");
    return { tokenHash };
  }
  const isPhoneType = type === "sms" || type === "phone_change";
  const both = "Only an email address or phone number should be provided on verify";
  const contact = readContact({ email, phone }, { both, none: both });
  if (isPhoneType !== (contact.email === undefined)) refuseInput(both);
  return { code: token, contact };
}
