import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { finding } from "../../contract/verify/finding.ts";
import { say } from "../../contract/verify/said.ts";
import { sayFinding } from "./say-finding.ts";
import { findings } from "./texts/findings-german.ts";

const folder = join(import.meta.dirname, "../../contract/verify");

/** The sentences of the verifier: what stands after `say`. */
function forms(): string[] {
  const found: string[] = [];
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".ts"))) {
    const text = readFileSync(join(folder, name), "utf8");
    const visit = (node: ts.Node): void => {
      if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === "say") {
        const { template } = node;
        found.push(
          ts.isNoSubstitutionTemplateLiteral(template)
            ? template.text
            : [template.head, ...template.templateSpans.map(({ literal }) => literal)]
                .map((part) => part.text)
                .join("{}"),
        );
      }
      ts.forEachChild(node, visit);
    };
    const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
    visit(source);
  }
  return found;
}

it("the page has every sentence of the verifier in German, with its places, and no other", () => {
  const sentences = forms();
  expect(sentences.length).toBeGreaterThan(50);
  expect(Object.keys(findings).sort()).toEqual([...new Set(sentences)].sort());
  for (const [english, german] of Object.entries(findings)) {
    const places = [...german.matchAll(/\{(\d)\}/g)].map(([, index]) => Number(index)).sort();
    expect(places, english).toEqual([...english.matchAll(/\{\}/g)].map((_, index) => index));
  }
});

it("sentences within sentences are said in German too, with its numbers", () => {
  const found = finding("failed", say`${say`Entry ${1_234} was changed.`} Log: ${"example.com/log"}.`);
  expect(found.words).toBe("Entry 1,234 was changed. Log: example.com/log.");
  expect(sayFinding(found, findings, "de-DE")).toBe(
    "Eintrag 1.234 wurde geändert. Protokoll: example.com/log.",
  );
  expect(sayFinding({ outcome: "note", words: "{}" }, findings, "de-DE")).toBeUndefined();
});
