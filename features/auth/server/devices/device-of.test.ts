import { expect, test } from "vitest";
import { deviceOf } from "./device-of.ts";

const userAgent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0";
const newer = userAgent.replaceAll("150.0", "151.0");
const other =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

const home = deviceOf("ann", { ip: "203.0.113.7", userAgent });

test("a newer version of a program in the same network is the same device", () => {
  expect(deviceOf("ann", { ip: "203.0.113.250", userAgent: newer })).toBe(home);
  const six = { ip: "2001:db8:1:2:3::4", userAgent };
  expect(deviceOf("ann", { ...six, ip: "2001:db8:1:2:ffff::1" })).toBe(deviceOf("ann", six));
  expect(deviceOf("ann", { ip: "::ffff:203.0.113.9", userAgent })).toBe(home);
});

test("another program, another network and another person are each another device", () => {
  const others = [
    deviceOf("ann", { ip: "203.0.113.7", userAgent: other }),
    deviceOf("ann", { ip: "203.0.114.7", userAgent }),
    deviceOf("ann", { ip: "2001:db8:1:2::1", userAgent }),
    deviceOf("ann", { ip: "2001:db8:1:3::1", userAgent }),
    deviceOf("bob", { ip: "203.0.113.7", userAgent }),
    deviceOf("ann", {}),
  ];
  expect(new Set([home, ...others]).size).toBe(others.length + 1);
});

test("what is kept of a device tells neither the address nor the program", () => {
  expect(home).toMatch(/^[\w-]{43}$/);
});
