import type { ProofType } from "./proof.ts";

/** Types that clients may verify, and the proofs each one accepts. */
export const verifyTypes = {
  signup: ["confirmation"],
  invite: ["confirmation"],
  magiclink: ["recovery"],
  recovery: ["recovery"],
  email: ["confirmation", "recovery"],
  email_change: ["email_change_current", "email_change_new"],
  sms: ["confirmation"],
  phone_change: ["phone_change"],
} as const satisfies Record<string, readonly ProofType[]>;

export type VerifyType = keyof typeof verifyTypes;

export function isVerifyType(type: string): type is VerifyType {
  return Object.hasOwn(verifyTypes, type);
}
