import type { Assertion } from "./assertion.ts";
import { samlNames } from "./names.ts";
import { refuseAssertion } from "./refuse-assertion.ts";

export interface AssertionExpectations {
  entityId: string;
  acsUrl: string;
  /** The request it must answer; absent for an unsolicited one. */
  requestId: string | undefined;
  now: Date;
}

export interface CheckedAssertion {
  id: string;
  /** After this time its age alone refuses a replay. */
  expiresAt: Date;
  /** Latest end of the session, as the identity provider demands it. */
  notAfter?: Date;
}

/** Tolerated clock difference between two machines. */
export const clockSkewMs = 120_000;

/**
 * Checks issuer, audience, times and `InResponseTo` of an assertion (SAML 2.0 Profiles, section 4.1.4.3). Its
 * signature must be verified before.
 */
export function checkAssertion(assertion: Assertion, expected: AssertionExpectations): CheckedAssertion {
  if (assertion.Issuer[0]?._?.trim() !== expected.entityId) {
    refuseAssertion("issuer", "it comes from another identity provider");
  }
  const nowMs = expected.now.getTime();
  const [conditions] = assertion.Conditions;
  const conditionsEndMs = readTime(conditions?.$.NotOnOrAfter);
  const beginMs = conditions?.$.NotBefore ? readTime(conditions.$.NotBefore) : 0;
  if (nowMs + clockSkewMs < beginMs) refuseAssertion("time", "it is not valid yet");
  if (nowMs - clockSkewMs >= conditionsEndMs) refuseAssertion("time", "it has expired");
  const confirmationEndMs = confirm(assertion, expected);
  const sessionEndMs = endOfSession(assertion);
  if (sessionEndMs !== undefined && sessionEndMs <= nowMs) refuseAssertion("time", "its session has ended");
  return {
    id: assertion.$.ID,
    expiresAt: new Date(Math.min(conditionsEndMs, confirmationEndMs) + clockSkewMs),
    ...(sessionEndMs === undefined ? {} : { notAfter: new Date(sessionEndMs) }),
  };
}

/** Requires a bearer confirmation for this recipient, time and request. Returns its end. */
function confirm(assertion: Assertion, { acsUrl, requestId, now }: AssertionExpectations): number {
  const bearers = (assertion.Subject[0]?.SubjectConfirmation ?? []).filter(
    ({ $ }) => $.Method === samlNames.bearer,
  );
  const all = bearers.flatMap(({ SubjectConfirmationData: data = [] }) => data.map(({ $ }) => $));
  const here = all.filter(({ Recipient }) => Recipient === acsUrl);
  if (here.length === 0) refuseAssertion("recipient", "it was made for another recipient");
  const answering = here.filter(({ InResponseTo }) => InResponseTo === requestId);
  if (answering.length === 0) {
    refuseAssertion(
      "request",
      requestId ? "it answers another request" : "it answers a request that is not known",
    );
  }
  const inTime = answering.find(
    ({ NotBefore, NotOnOrAfter }) =>
      (!NotBefore || now.getTime() + clockSkewMs >= readTime(NotBefore)) &&
      now.getTime() - clockSkewMs < readTime(NotOnOrAfter),
  );
  return inTime ? readTime(inTime.NotOnOrAfter) : refuseAssertion("time", "it has expired");
}

function endOfSession(assertion: Assertion): number | undefined {
  const ends = assertion.AuthnStatement.flatMap(({ $ }) => $.SessionNotOnOrAfter ?? []).map(readTime);
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** Milliseconds since 1970. Throws unless it is a time in UTC or with an offset. */
function readTime(text: string | undefined): number {
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text ?? "");
  const ms = isTime ? Date.parse(text ?? "") : Number.NaN;
  return Number.isNaN(ms) ? refuseAssertion("time", "it names a time that cannot be read") : ms;
}
