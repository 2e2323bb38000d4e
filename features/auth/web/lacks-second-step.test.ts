import type { Factor, Session } from "@supabase/auth-js";
import { expect, it } from "vitest";
import { lacksSecondStep } from "./lacks-second-step.ts";

const token = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.sign`;
const user: Session["user"] = {
  id: "u",
  app_metadata: {},
  user_metadata: {},
  aud: "authenticated",
  created_at: "",
};
const factor: Factor<"totp", "verified"> = {
  id: "f",
  factor_type: "totp",
  status: "verified",
  created_at: "",
  updated_at: "",
};
const lacks = (aal: string, factors: Factor[]) =>
  lacksSecondStep({ access_token: token({ aal, name: "Jörg?>" }), user: { ...user, factors } });

it("is asked of whoever set it up and has given a password only", () => {
  expect(lacks("aal1", [factor])).toBe(true);
});

it("is not asked again after it was given", () => {
  expect(lacks("aal2", [factor])).toBe(false);
});

it("is not asked of anyone else, also not while it is being set up", () => {
  expect(lacks("aal1", [])).toBe(false);
  expect(lacks("aal1", [{ ...factor, status: "unverified" }])).toBe(false);
});
