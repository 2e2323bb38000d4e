import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import type { Worded } from "#platform/server/audit/acts.ts";
import { createModules } from "./modules.ts";

const declared = createModules({ publicUrl: "http://127.0.0.1" }).flatMap(({ acts }) => acts ?? []);
const acts = new Map<string, Worded>(declared.flatMap((words) => Object.entries(words.acts)));
const nouns = new Map(declared.flatMap((words) => Object.entries(words.nouns)));

/** What earlier versions recorded: their events stay in the log. */
const earlier = ["conversation_period.set"];

/** Acts of tests, and of drawings. */
const files = globSync("{features,platform,apps}/**/*.ts").filter(
  (file) => !/\/(web|contract|testing|landing)\/|\.test\.ts$|acts\.ts$|testing\.ts$/.test(file),
);
const { written, begun, texts } = readActs(files);

interface Acts {
  /** Acts as they are written, and in which file. */
  written: Map<string, string>;
  /** What acts begin with whose verb is put in. */
  begun: Map<string, string>;
  /** Every text of the code. */
  texts: Set<string>;
}

/** The acts that the code records: values of `act`, `audit` and `writeAct`, and texts given to functions that audit. */
function readActs(paths: readonly string[]): Acts {
  const found: Acts = { written: new Map(), begun: new Map(), texts: new Set() };
  for (const path of paths) {
    const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest);
    const isAbout = (name: string) => /^(act|acts|writeAct|proofs|saml)$/.test(name);
    const visit = (node: ts.Node, isAct: boolean): void => {
      if (ts.isStringLiteralLike(node)) {
        found.texts.add(node.text);
        if (isAct && /^[a-z_]+\.[a-z_]+$/.test(node.text)) found.written.set(node.text, path);
      }
      if (isAct && ts.isTemplateExpression(node) && /^[a-z_]+\.$/.test(node.head.text)) {
        found.begun.set(node.head.text, path);
      }
      const isNamed =
        (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
        ts.isIdentifier(node.name) &&
        isAbout(node.name.text);
      const isCall =
        ts.isCallExpression(node) &&
        ts.isIdentifier(node.expression) &&
        /^audit[A-Z]/.test(node.expression.text);
      ts.forEachChild(node, (child) => visit(child, isAct || isNamed || isCall));
    };
    visit(source, false);
  }
  return found;
}

describe("what is recorded", () => {
  it("has a sentence for each act", () => {
    expect(written.size).toBeGreaterThan(250);
    const wordless = [...written].filter(([act]) => !acts.has(act));
    expect(wordless).toEqual([]);
    const open = [...begun].filter(
      ([beginning]) => ![...acts.keys()].some((act) => act.startsWith(beginning)),
    );
    expect(open).toEqual([]);
  });

  it("has no sentence for an act that nobody records", () => {
    const unused = [...acts.keys()].filter((act) => {
      const [noun = "", verb = ""] = act.split(".");
      return !earlier.includes(act) && !texts.has(act) && !(begun.has(`${noun}.`) && texts.has(verb));
    });
    expect(unused).toEqual([]);
  });

  it("has a word for each noun of an act", () => {
    const wordless = [...acts.keys()].filter((act) => !nouns.has(act.slice(0, act.indexOf("."))));
    expect(wordless).toEqual([]);
  });

  it("is said in both languages, with the same places", () => {
    const places = (sentence: string) => [...sentence.matchAll(/\{[^}]*\}/g)].map(String).sort();
    for (const [act, [english, german]] of acts) {
      expect(german, act).not.toBe(english);
      expect(places(german), act).toEqual(places(english));
      for (const sentence of [english, german])
        expect(sentence, act).toMatch(/^[\p{Lu}{[][^.!?]*(\{[^}]*\}[^.!?]*)*$/u);
    }
    expect(acts.size).toBe(declared.reduce((sum, words) => sum + Object.keys(words.acts).length, 0));
  });
});
