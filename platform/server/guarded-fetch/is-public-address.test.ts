import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./is-public-address.ts";

const refused = [
  "127.0.0.1",
  "127.255.255.254",
  "0.0.0.0",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "198.18.0.1",
  "192.0.0.8",
  "192.0.2.1",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::127.0.0.1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "::ffff:0:7f00:1",
  "64:ff9b::7f00:1",
  "64:ff9b::a9fe:a9fe",
  "64:ff9b:1::808:808",
  "2002:7f00:1::",
  "2002:808:808::",
  "2001::1",
  "2001:db8::1",
  "fc00::1",
  "fd00::1",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "4000::1",
  "not an address",
  "",
];
const open = ["8.8.8.8", "93.184.215.14", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"];

describe("a public address", () => {
  it.each(refused)("is not %s", (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(open)("is %s", (address) => expect(isPublicAddress(address)).toBe(true));
});
