import { expect, it } from "vitest";
import { worstConfirmedFacts } from "../../contract/index.ts";
import { formOfMcpTool } from "./offered-form.ts";
import { showCall } from "./show-call.ts";

const { form } = formOfMcpTool({ name: "add_note", inputSchema: { type: "object" } });
const row = {
  connection: { name: "Customers", address: "https://crm.example/mcp", kind: "mcp" as const },
  ...{ approved: form, facts: worstConfirmedFacts },
};

/** The shown arguments, without the connection and its host. */
const argumentsOf = (input: Record<string, string>) =>
  showCall(row, input)
    .fields.slice(2)
    .map(({ label, argument, value }) => [label, argument, value]);

it("arguments are labelled by their whole names, with invisible characters spelled out", () => {
  const name = `note${"x".repeat(80)}`;
  expect(argumentsOf({ [`${name}1`]: "a", [`${name}2`]: "b", "note\u200b": "c" })).toEqual([
    [`${name}1`, `${name}1`, "a"],
    [`${name}2`, `${name}2`, "b"],
    ["note[U+200B]", "note\u200b", "c"],
  ]);
});

it("arguments whose spelled names do not fit a label are shown together, complete", () => {
  const hidden = `${"x".repeat(95)}\u200b`;
  const input = { [`${hidden}1`]: "a", [`${hidden}2`]: "b" };
  expect(argumentsOf(input)).toEqual([["Further arguments", null, JSON.stringify(input, null, 2)]]);
});
