import { fail } from "#platform/server/errors.ts";
import { authErrors } from "../errors.ts";
import type { Call } from "./endpoint.ts";

/** The audience of every person and token here. */
const audience = "authenticated";

/** Refuses a call for people of another audience, instead of answering about those of ours. */
export function requireKnownAudience({ "x-jwt-aud": asked }: Call["headers"]): void {
  if (!asked || asked === audience) return;
  fail(authErrors, "unexpected_audience", { message: "There is no audience but authenticated" });
}
