import { randomInt } from "node:crypto";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Lengths of the random parts, as the provider has them, e.g. `cus_` and 14 characters. */
const lengths = {
  cs_test: 58,
  cus: 14,
  sub: 24,
  si: 14,
  in: 24,
  il: 24,
  li: 24,
  price: 24,
  prod: 14,
  promo: 24,
  pm: 24,
  evt: 24,
  bps: 24,
  bpc: 24,
  di: 24,
  req: 14,
  pi: 24,
  ch: 24,
  re: 24,
  du: 24,
  inpay: 24,
  sub_sched: 24,
  clock: 24,
} as const;

/** A new id such as `cus_NffrFeUfNV2Hib`. */
export function newSandboxId(prefix: keyof typeof lengths): string {
  const signs = Array.from({ length: lengths[prefix] }, () => alphabet[randomInt(alphabet.length)]);
  return `${prefix}_${signs.join("")}`;
}
