import { expect, it } from "vitest";
import { omissionOf } from "./left-out-columns.ts";

it.each([
  ["auth.one_time_tokens", "token_type", "text", "sign_in"],
  ["auth.flow_states", "code_challenge_method", "text", "sign_in"],
  ["auth.webauthn_credentials", "public_key", "bytea", "sign_in"],
  ["auth.refresh_tokens", "token_hash", "bytea", "digest"],
  ["auth.refresh_tokens", "sealed_token", "text", "secret"],
  ["auth.users", "encrypted_password", "text", "secret"],
  ["public.new_table", "access_token", "text", "secret"],
  ["public.event_sinks", "address", "text", "secret"],
  ["public.browser_pictures", "picture", "bytea", "bytes"],
  ["public.search_entries", "words", "tsvector", "index"],
  ["public.model_usage", "input_tokens", "bigint", undefined],
  ["auth.users", "email", "text", undefined],
] as const)("says of %s.%s (%s) why archives leave it out: %s", (table, name, type, why) => {
  expect(omissionOf(table, { name, type })).toBe(why);
});
