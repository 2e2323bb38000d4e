import { expect, test } from "vitest";
import { glossaryCheck } from "./glossary.ts";
import { plantRepository } from "./planted-repository.ts";

test("names from the glossary pass, and so do names that another library chose", async () => {
  using planted = plantRepository({
    "features/a/server/a.ts": [
      'import { serializerCompiler, type Manager } from "library";',
      "export const workspaceId = 1;",
      "// A tenant is what others call a workspace.",
      'export const sentence = "the tenant of the flat";',
      "export function use({ tenant }: Manager) { return [tenant, serializerCompiler]; }",
    ].join("\n"),
    "database/migrations/0001_a.sql": "-- one tenant\ncreate table conversations (workspace_id uuid);\n",
  });
  expect(await glossaryCheck.run(planted.root)).toEqual({ passed: 1, failed: 0, output: "" });
});

test.each([
  ["a variable", "export const tenantId = 1;"],
  ["a parameter", "export function open(chatId: string) { return chatId; }"],
  ["a property of a schema", "export const a = { thread_id: 1 };"],
  ["a member of a type", "export interface A { organisationName: string }"],
  ["a function", "export function purgeConversations() {}"],
  ["a job", "export const cleanUpSessions = 1;"],
  ["a class", "export class ConversationManager {}"],
  ["a type", "export type MessageDTO = string;"],
  ["a renamed binding", "export const { a: userSerializer } = { a: 1 };"],
])("a synonym as the name of %s fails", async (_place, code) => {
  using planted = plantRepository({ "features/a/server/a.ts": code });
  const result = await glossaryCheck.run(planted.root);
  expect(result.failed).toBe(1);
  expect(result.output).toContain("features/a/server/a.ts:1: ");
});

test("a synonym as a table or column fails", async () => {
  using planted = plantRepository({
    "database/migrations/0001_a.sql": "create table runs (\n  tenant_id uuid);\n",
  });
  expect((await glossaryCheck.run(planted.root)).output).toContain("0001_a.sql:2: tenant_id");
});

test.each(["features/a/server/utils.ts", "platform/server/helpers/text.ts", "features/a/web/common/row.tsx"])(
  "the file name %s fails, because it does not say what is inside",
  async (file) => {
    using planted = plantRepository({ [file]: "export {};\n" });
    expect((await glossaryCheck.run(planted.root)).failed).toBe(1);
  },
);
