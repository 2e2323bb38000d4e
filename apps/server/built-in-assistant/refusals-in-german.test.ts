import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { addressRefusals } from "#features/browsing/server/address-refusals.ts";
import { refusalInWords } from "#features/browsing/server/refusal-in-words.ts";
import { queryRefusals } from "#features/browsing/server/search/decide-query.ts";
import { composeAnswer } from "#features/models/server/builtin/compose-answer.ts";
import { deniedByPerson } from "#features/tools/server/approvals/refusals.ts";
import { calculateTool } from "#features/tools/server/calculate/calculate.tool.ts";
import { checkUrl } from "#platform/server/guarded-fetch/check-url.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import { readRefusals } from "./refusals-of-tools.ts";

const written = readRefusals(fileURLToPath(new URL("../../..", import.meta.url)));
const foreign =
  /Das Werkzeug meldet|\b(?:the|this|that|is|are|were|not|could|did|does|has|have|of|from|with|for|you|your|they|there|nothing|which|other|others|it|be|been|to|and|or|at|say)\b/i;

function told(text: string, toolName = "read_web_page"): string {
  return composeAnswer([{ toolName, input: {}, text, isError: true }], [], "de");
}

it("finds what the tools refuse with, where it is written", () => {
  const texts = written.map(({ text }) => text);
  expect(texts).toContain("The server took too long to answer.");
  expect(texts).toContain("Memory is switched off here by an admin.");
  expect(texts).toContain("This task does not exist.");
  expect(texts.length).toBeGreaterThan(80);
});

it.each(written)("is told in German: $text", ({ text }) => {
  // Addresses that the operator could allow have more to say, which is asked below.
  if (!/^(?:503 is not on the public|Port 503)/.test(text)) expect(told(text)).not.toMatch(foreign);
});

const byAnna = { decided_by: "anna", user_id: "anna" };

it.each([
  ...Object.values(addressRefusals).map(({ message }) => message),
  ...[addressRefusals.carries_text.summary, addressRefusals.too_long.summary],
  ...Object.values(queryRefusals).map(({ message }) => message),
  ...["Zu teuer.", null].map((reason) => deniedByPerson("Anna", { ...byAnna, reason }).message),
])("is told in German where it was decided: %s", (message) => expect(told(message)).not.toMatch(foreign));

it.each(["http://10.0.0.5/", "http://example.com:8080/", "ftp://example.com/", "http://a:b@example.com/"])(
  "is told in German why %s is not opened",
  (url) => {
    const refused = expectError(() => checkUrl(url, []));
    expect(told(refusalInWords(refused))).not.toMatch(foreign);
  },
);

it("says in German as well what helps until the operator allows an address", () => {
  const refused = expectError(() => checkUrl("http://10.0.0.5/", []));
  expect(refusalInWords(refused)).toContain("Until then, save the page");
  expect(told(refusalInWords(refused))).toContain("Bis dahin: Speichern Sie die Seite");
});

it.each([
  ...["1/0", "sqrt(0-1)", "10^400", "blau * 2", "2 § 3", "2 +", "17,5 % of 2.480", "1.234,56 + 1"],
  ...["5 km in kg", "5 km in blorp", "1.234.567,8 km in m"],
])("is told in German why %s is not calculated", async (expression) => {
  // It uses nothing of its run.
  const run = async () => calculateTool.run({} as Parameters<typeof calculateTool.run>[0], { expression });
  const message = await run().then(
    () => "",
    (error: Error) => error.message,
  );
  expect(message).not.toBe("");
  expect(told(message, "calculate").replaceAll(expression, "")).not.toMatch(foreign);
});

it("is quoted as the tool's where the words are not the product's own", () => {
  expect(told("The quota of project 7 is gone.", "crm_search")).toContain(
    "Das Werkzeug meldet: „The quota of project 7 is gone.“",
  );
});

function expectError(refuse: () => unknown): GuardedFetchError {
  try {
    refuse();
  } catch (error) {
    if (error instanceof GuardedFetchError) return error;
    throw error;
  }
  throw new Error("Nothing was refused.");
}
