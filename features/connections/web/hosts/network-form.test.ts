import { expect, it } from "vitest";
import { networkFormOf } from "./network-form.ts";

it.each([
  ["bücher.example", "xn--bcher-kva.example"],
  ["bücher.example:8443", "xn--bcher-kva.example:8443"],
  ["api.example.com", undefined],
  ["xn--bcher-kva.example", undefined],
  ["bü cher", undefined],
])("the network knows %s as %s", (typed, ascii) => expect(networkFormOf(typed)).toBe(ascii));
