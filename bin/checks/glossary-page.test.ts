import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { Receipt, runStatuses } from "#features/runs/contract/index.ts";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/glossary.md"), "utf8");

function statusesOf(word: string): string[] {
  const line = page.split("\n").find((text) => text.startsWith(`| ${word} |`)) ?? "";
  return line.split("|")[2]?.split(":")[1]?.trim().split(", ") ?? [];
}

test("the glossary gives a run the statuses that it has", () => {
  expect(statusesOf("run")).toEqual(Object.keys(runStatuses));
});

test("the glossary gives a step the statuses that it has", () => {
  expect(statusesOf("step")).toEqual(Receipt.shape.steps.element.shape.status.options);
});
