import { expect, test } from "vitest";
import { addressKey } from "./address-key.ts";

test("an IPv4 address counts by itself, also when written as IPv6", () => {
  expect(addressKey("192.0.2.7")).toBe("192.0.2.7");
  expect(addressKey("::ffff:192.0.2.7")).toBe("192.0.2.7");
});

test("all IPv6 addresses of one /64 count as one, and those of the next do not", () => {
  const one = addressKey("2001:db8:1:2:aaaa::1");
  expect(addressKey("2001:db8:1:2:bbbb::9")).toBe(one);
  expect(addressKey("2001:db8:1:3::1")).not.toBe(one);
});

test("what is no address shares one bucket", () => {
  expect(addressKey(undefined)).toBe("unknown");
  expect(addressKey("nonsense")).toBe("unknown");
});
