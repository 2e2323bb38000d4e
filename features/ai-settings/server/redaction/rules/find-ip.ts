import { isIP } from "node:net";
import type { Span } from "../rule.ts";
import { matchesOf } from "../rule.ts";

const findV4 = matchesOf(
  /(?<![\d.\p{L}])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d\p{L}]|\.\d)/gu,
  (match) => !isOfThisMachine(match),
);

/** Short forms such as `::1` or `a::b` are rather code than an address of somebody. */
const leastDigits = 5;

const findV6 = matchesOf(
  /(?<![\p{L}\p{N}:.])[0-9a-fA-F:]{2,39}(?:(?<=:)(?:\d{1,3}\.){3}\d{1,3})?(?![\p{L}\p{N}:])/gu,
  (match) => isIP(match) === 6 && match.replace(/:/g, "").length >= leastDigits,
);

/** Addresses of the internet protocol, versions 4 and 6, except those of the machine itself. */
export function findIp(text: string): Span[] {
  return [...findV4(text), ...findV6(text)];
}

function isOfThisMachine(address: string): boolean {
  return address.startsWith("127.") || address === "0.0.0.0";
}
