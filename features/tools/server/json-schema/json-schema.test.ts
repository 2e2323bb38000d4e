import { describe, expect, it } from "vitest";
import type { JsonObject } from "#platform/contract/json.ts";
import { requireBoundedSchema } from "./require-bounded-schema.ts";
import { countCompiledSchemas, validatorOf } from "./validator-of.ts";

const contact: JsonObject = {
  type: "object",
  required: ["email"],
  additionalProperties: false,
  properties: {
    email: { type: "string", format: "email", maxLength: 20 },
    kind: { enum: ["person", "company"] },
    boss: { $ref: "#" },
    pattern: { type: "string" },
  },
};

const issuesOf = async (schema: JsonObject, input: unknown) => (await validatorOf(schema))(input);
const nested = (depth: number): JsonObject =>
  depth === 0 ? { email: "a" } : { email: "a", boss: nested(depth - 1) };

describe("input that another's schema describes", () => {
  it("fits, or is told in words where it does not", async () => {
    expect(await issuesOf(contact, { email: "a@b.test", boss: { email: "c" }, pattern: "x" })).toEqual([]);
    expect(await issuesOf(contact, {})).toEqual([
      { field: "", message: "must have required property 'email'" },
    ]);
    expect(await issuesOf(contact, { email: 1 })).toEqual([{ field: "email", message: "must be string" }]);
    expect(await issuesOf(contact, { email: "a", boss: { email: "b", phone: 1 } })).toEqual([
      { field: "boss", message: 'must NOT have additional properties ("phone")' },
    ]);
    expect(await issuesOf(contact, { email: "a", kind: "dog" })).toEqual([
      { field: "kind", message: 'must be equal to one of the allowed values (["person","company"])' },
    ]);
    expect(await issuesOf(contact, "text")).toEqual([{ field: "", message: "must be object" }]);
  });

  it("is refused when it is nested so deeply that checking it could end the server", async () => {
    expect(await issuesOf(contact, nested(50))).toEqual([]);
    expect(await issuesOf(contact, nested(200))).toEqual([{ field: "", message: "is nested too deeply" }]);
  });

  it("is checked in the words of draft 7 and of 2020-12", async () => {
    const pair = {
      type: "object",
      properties: { pair: { prefixItems: [{ type: "string" }], items: false } },
    };
    expect(await issuesOf(pair, { pair: ["a", "b"] })).toHaveLength(1);
    const old = {
      $schema: "http://json-schema.org/draft-07/schema#",
      type: "object",
      properties: { pair: { items: [{ type: "string" }], additionalItems: false } },
    };
    expect(await issuesOf(old, { pair: ["a", "b"] })).toHaveLength(1);
  });

  it("is never matched with a stranger's regular expression", async () => {
    const slow = {
      type: "object",
      properties: { text: { type: "string", pattern: "^(a+)+$" } },
      patternProperties: { "^(x+)+$": { type: "number" } },
      additionalProperties: false,
    };
    expect(await issuesOf(slow, { text: `${"a".repeat(40)}!`, [`${"x".repeat(40)}!`]: 1 })).toEqual([]);
    expect(await issuesOf(slow, { text: 1 })).toHaveLength(1);
  });
});

describe("another's schema", () => {
  const deep = (depth: number): JsonObject =>
    depth === 0 ? { type: "string" } : { type: "object", properties: { a: deep(depth - 1) } };

  it.each<[string, JsonObject, string]>([
    ["is not of an object", { type: "string" }, "has to be of an object"],
    ["is too long", { type: "object", description: "x".repeat(70_000) }, "longer than 65536"],
    ["is too deep", deep(20), "deeper than 32"],
    ["has too many values", { type: "object", enum: Array(3_000).fill(1) }, "more than 2000 values"],
    [
      "refers to the web",
      { type: "object", properties: { a: { $ref: "https://evil.test/a" } } },
      "another document",
    ],
    ["refers to a file", { type: "object", properties: { a: { $ref: "a.json#/b" } } }, "another document"],
    ["says where it is", { type: "object", $id: "https://evil.test/" }, "$id"],
    [
      "refers by a name that moves",
      { type: "object", properties: { a: { $dynamicRef: "#a" } } },
      "$dynamicRef",
    ],
  ])("that %s is refused", async (_what, schema, message) => {
    expect(() => requireBoundedSchema(schema)).toThrow(message);
    await expect(async () => validatorOf(schema)).rejects.toThrow(message);
  });

  it("may have properties that are called like a keyword", () => {
    requireBoundedSchema({ type: "object", properties: { $id: { type: "string" }, id: { type: "string" } } });
  });

  it("that is none is refused", async () => {
    await expect(validatorOf({ type: "object", properties: { a: { type: "strnig" } } })).rejects.toThrow(
      "not a valid JSON Schema",
    );
    await expect(validatorOf({ type: "object", properties: { a: { $ref: "#/nowhere" } } })).rejects.toThrow(
      "not a valid JSON Schema",
    );
  });

  it("is compiled once, and forgotten when two hundred others came after it", async () => {
    const first = validatorOf({ type: "object", title: "first" });
    expect(validatorOf({ type: "object", title: "first" })).toBe(first);
    for (let index = 0; index < 250; index += 1) await validatorOf({ type: "object", title: String(index) });
    expect(countCompiledSchemas()).toBe(200);
    expect(validatorOf({ type: "object", title: "first" })).not.toBe(first);
  });
});
