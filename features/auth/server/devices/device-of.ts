import { createHash } from "node:crypto";
import ipaddr from "ipaddr.js";
import type { Source } from "#platform/server/context.ts";
import { describeDevice } from "../account/describe-device.ts";

/**
 * Identifies a device of a person: kind of program, kind of system, network. Hashed, so that the table of
 * devices reveals no places.
 */
export function deviceOf(userId: string, { ip, userAgent }: Source): string {
  const parts = [userId, describeDevice(userAgent ?? null), networkOf(ip)];
  return createHash("sha256").update(parts.join("\n")).digest("base64url");
}

/** The /24 of an IPv4 address, the /64 of an IPv6 one. Addresses inside count as one place. */
function networkOf(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  const kept = parsed.kind() === "ipv4" ? 3 : 8;
  return parsed.toByteArray().slice(0, kept).join(".");
}
