import { expect, it } from "vitest";
import { fillVariables, unknownVariables } from "./fill-variables.ts";

const builtIn = { date: "Monday", time: "09:15", person: "Ann {{region}}", workspace: "Acme" };

it("puts values in place of variables, and reads no value as a variable", () => {
  const instructions =
    "{{ person }} in {{region}} on {{date}} at {{time}}, {{workspace}}; {{other}} {{Date}}";
  const variables = [{ name: "region", default: "{{date}}" }];
  expect(fillVariables({ instructions, variables }, builtIn)).toBe(
    "Ann {{region}} in {{date}} on Monday at 09:15, Acme; {{other}} {{Date}}",
  );
  expect(unknownVariables({ instructions, variables })).toEqual(["other"]);
});
