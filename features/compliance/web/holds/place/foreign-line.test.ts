import { expect, it } from "vitest";
import { ApiError } from "#platform/web/api/api-error.ts";
import { foreignLine } from "./foreign-line.ts";

const [here, away] = ["0193a5c0-0000-7000-8000-000000000001", "0193a5c0-0000-7000-8000-000000000002"];
const refusal = (code: string) =>
  new ApiError(409, { error: { code, details: { unknown: [{ kind: "conversation", id: away }] } } });

it("the line that the server refused is found among those that were pasted", () => {
  const pasted = `${here}\nhttps://acme.example/chat/${away.toUpperCase()}`;
  expect(foreignLine(pasted, refusal("hold.subject_unknown"))).toBe(
    `https://acme.example/chat/${away.toUpperCase()}`,
  );
});

it("no line is blamed for a person, or for another refusal", () => {
  expect(foreignLine(here, refusal("hold.subject_unknown"))).toBeUndefined();
  expect(foreignLine(away, refusal("hold.too_many"))).toBeUndefined();
  expect(foreignLine(away, new Error("no network"))).toBeUndefined();
});
