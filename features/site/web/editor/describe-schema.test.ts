import { expect, test } from "vitest";
import { z } from "zod";
import { contentKinds, contentSchemas } from "../../contract/content/content-kind.ts";
import { nameField } from "../../contract/content/name-field.ts";
import { blankOf, describeSchema } from "./describe-schema.ts";

test("a schema becomes groups, lists, texts, switches and choices", () => {
  const schema = z.object({
    title: z.string().trim().min(1).max(60),
    items: z.array(z.object({ isNew: z.boolean(), kind: z.enum(["a", "b"]) })).max(3),
    email: z.union([z.literal(""), z.email().max(254)]),
    drawing: z.enum(["hand", "house"]).optional(),
  });
  const item = {
    type: "group",
    fields: [
      { name: "isNew", shape: { type: "switch" } },
      { name: "kind", shape: { type: "choice", options: ["a", "b"] } },
    ],
  };
  expect(describeSchema(schema)).toEqual({
    type: "group",
    fields: [
      { name: "title", shape: { type: "text", longest: 60 } },
      { name: "items", shape: { type: "list", item, most: 3 } },
      { name: "email", shape: { type: "text", longest: 254 } },
      { name: "drawing", shape: { type: "choice", options: ["hand", "house"], mayBeNone: true } },
    ],
  });
  expect(blankOf(describeSchema(schema))).toEqual({ title: "", items: [], email: "", drawing: undefined });
});

test.each(contentKinds)("there is a field for everything in %s", (kind) => {
  expect(describeSchema(contentSchemas[kind]).type).toBe("group");
});

test("what no field is made for is said", () => {
  expect(() => describeSchema(z.object({ when: z.date() }))).toThrow("No field is made");
});

test.each([
  ["planFeaturesNote", "Plan features note"],
  ["isExample", "Example"],
  ["faq", "Questions and answers"],
  ["href", "Address"],
])("%s is called %s", (name, label) => expect(nameField(name)).toBe(label));
