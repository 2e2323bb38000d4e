import { expect, it } from "vitest";
import { providerName } from "./provider-name.ts";

it.each([
  ["email", "Email and password"],
  ["azure", "Microsoft"],
  ["keycloak", "Keycloak"],
  ["sso:0193", "Single sign-on"],
])("a way to sign in is called as people know it: %s is %s", (provider, name) => {
  expect(providerName(provider)).toBe(name);
});
