import { expect, test } from "vitest";
import { defaultAuthSettings } from "../settings/auth-settings.ts";
import { relyingParty } from "./relying-party.ts";

const partyOf = (settings: Partial<typeof defaultAuthSettings>) =>
  relyingParty({ ...defaultAuthSettings, ...settings });

test("credentials are bound to the host of the site", () => {
  expect(partyOf({ siteUrl: "https://app.example.com/x" })).toEqual({
    id: "app.example.com",
    name: "Adjutant",
    origins: ["https://app.example.com"],
  });
});

test("a site on an address of this machine is known as localhost, on the same port", () => {
  expect(partyOf({ siteUrl: "http://127.0.0.1:3000" })).toMatchObject({
    id: "localhost",
    origins: ["http://localhost:3000", "http://127.0.0.1:3000"],
  });
  expect(partyOf({ siteUrl: "http://[::1]" })).toMatchObject({
    id: "localhost",
    origins: ["http://localhost", "http://[::1]"],
  });
});

test("domain, name and pages are settings", () => {
  const settings = {
    webauthnRpId: "example.com",
    webauthnRpName: "Acme",
    webauthnRpOrigins: ["https://a.example.com"],
  };
  expect(partyOf(settings)).toEqual({ id: "example.com", name: "Acme", origins: ["https://a.example.com"] });
});
