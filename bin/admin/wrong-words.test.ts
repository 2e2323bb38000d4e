import { expect, it } from "vitest";
import { allUsage } from "./usage.ts";
import { findWrongWords } from "./wrong-words.ts";

const find = (line: string) => findWrongWords(line.split(" "), allUsage);

it.each([
  ["bogus", "There is no command “bogus”.", undefined],
  ["grnat a@b.test", "There is no command “grnat”. Did you mean “grant”?", undefined],
  ["grant", "“grant” needs <email>.", "grant"],
  ["grant a@b.test extra", "“grant” takes <email> and nothing more: leave out “extra”.", "grant"],
  ["list everything now", "“list” takes nothing more: leave out “everything now”.", "list"],
  ["rotate-keys now", "“rotate-keys” takes nothing more: leave out “now”.", "rotate-keys"],
  ["remove-second-step", "“remove-second-step” needs <email>.", "remove-second-step"],
  [
    "remove-second-stp a@b.test",
    "There is no command “remove-second-stp”. Did you mean “remove-second-step”?",
    undefined,
  ],
  ["grant --force a@b.test", "“grant” has no option --force.", "grant"],
  [
    "scim-key a b c",
    "“scim-key” takes <workspace> and <sso provider, or domains> and nothing more: leave out “c”.",
    "scim-key",
  ],
  ["models frobnicate", "There is no command “models frobnicate”.", "models"],
  ["models enabel x", "There is no command “models enabel”. Did you mean “models enable”?", "models"],
  ["models default", "“models default” needs <model>.", "models default"],
  ["models remove", "“models remove” needs <provider>.", "models remove"],
])("says what is wrong with “%s”", (line, problem, command) => {
  expect(find(line)).toEqual({ problem, command });
});

it.each([
  "grant a@b.test",
  "remove-second-step a@b.test",
  "rotate-keys",
  "secret-key",
  "scim-key a-workspace",
  "scim-key a-workspace a-provider",
  "models",
  "models list",
  "models add --kind openai --key-env MY_KEY",
  "models test Local/large model",
  "models allow Local/model --everyone",
  "models allow Local/large model --plan business --team Sales",
  "models price Local/model --input 3 --output 15",
  "models price",
  "models order --none",
  "models calls --limit 3",
  "models usage --from 2026-01-01 --to 2026-01-31",
  "models show",
  "models show Local/large model",
])("finds nothing wrong with “%s”", (line) => {
  expect(find(line)).toBeUndefined();
});
