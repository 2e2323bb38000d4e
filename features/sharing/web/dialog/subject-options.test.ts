import { expect, it } from "vitest";
import { english } from "../texts/english.ts";
import { subjectOptions } from "./subject-options.ts";

const person = (name: string) => ({ id: name, name, email: null, isGuest: false });
const known = {
  words: english,
  people: [person("Jacobo Diaz"), person("Bob Reed")] as never,
  teams: [{ id: "1", name: "Abode" }],
  taken: new Set<string>(),
};
const namesFor = (typed: string) => subjectOptions({ ...known, typed }).map(({ name }) => name);

it("whose name begins with what was typed comes first, and everybody last", () => {
  expect(english.add.everybody.toLowerCase()).toContain("bo");
  expect(namesFor("bo")).toEqual(["Bob Reed", "Abode", "Jacobo Diaz", english.add.everybody]);
});

it("everybody comes first before anything is typed, and is found by its name alone", () => {
  expect(namesFor("")[0]).toBe(english.add.everybody);
  expect(namesFor("reed")).not.toContain(english.add.everybody);
});

it("whoever has it is not offered again", () => {
  const options = subjectOptions({ ...known, typed: "", taken: new Set(["workspace", "user:Bob Reed"]) });
  expect(options.map(({ name }) => name)).toEqual(["Abode", "Jacobo Diaz"]);
});
