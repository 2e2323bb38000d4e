import { createHash } from "node:crypto";
import ipaddr from "ipaddr.js";
import type { Source } from "#platform/server/context.ts";
import { describeDevice } from "../account/describe-device.ts";

/**
 * What counts as one device of a person: a kind of program on a kind of system in one network. A hash, so that
 * the table of devices tells nobody where people were.
 */
export function deviceOf(userId: string, { ip, userAgent }: Source): string {
  const parts = [userId, describeDevice(userAgent ?? null), networkOf(ip)];
  return createHash("sha256").update(parts.join("\n")).digest("base64url");
}

/** The /24 of an IPv4 address, the /64 of an IPv6 one: what changes inside is the same place. */
function networkOf(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  const kept = parsed.kind() === "ipv4" ? 3 : 8;
  return parsed.toByteArray().slice(0, kept).join(".");
}
