import type { Factor, User } from "@supabase/auth-js";
import { hasPassword } from "../has-password.ts";

/** What decides how a person can prove themselves. */
type Facts = Parameters<typeof hasPassword>[0] &
  Pick<User, "email" | "email_confirmed_at" | "phone_confirmed_at"> & {
    factors?: Pick<Factor, "id" | "status" | "factor_type">[];
  };

export type ProofMethod = { kind: "password" | "message" } | { kind: "totp" | "webauthn"; factorId: string };

/** How the person can prove themselves again, easiest first. Empty: only by signing in again. */
export function proofMethodsOf(user: Facts): ProofMethod[] {
  const factors = (user.factors ?? []).filter(({ status }) => status === "verified");
  const of = (kind: "totp" | "webauthn") =>
    factors
      .filter(({ factor_type: type }) => type === kind)
      .map(({ id }): ProofMethod => ({ kind, factorId: id }));
  const isReachable = user.email ? user.email_confirmed_at : user.phone_confirmed_at;
  return [
    ...(hasPassword(user) ? [{ kind: "password" as const }] : []),
    ...of("totp"),
    ...of("webauthn"),
    ...(isReachable ? [{ kind: "message" as const }] : []),
  ];
}
