import { expect, it } from "vitest";
import { sortByWeight } from "./notice-source.ts";
import { type ActiveNotice, addNotice, removeNotice } from "./shown-notices.ts";

const ids = (notices: readonly ActiveNotice[]) => notices.map(({ id }) => id);
function Nothing() {
  return null;
}

const sandbox: ActiveNotice = { id: "sandbox", weight: "fact" };
const email: ActiveNotice = { id: "email", weight: "reminder" };
const plan: ActiveNotice = { id: "plan", weight: "loss" };
const closure: ActiveNotice = { id: "closure", weight: "loss" };
const outage: ActiveNotice = { id: "outage", weight: "outage" };

it("shows the heaviest notice first, whichever came first", () => {
  const all = [sandbox, email, outage, plan].reduce(addNotice, []);
  expect(ids(all)).toEqual(["outage", "plan", "email", "sandbox"]);
});

it("keeps notices of one weight in the order in which they came", () => {
  expect(ids([plan, sandbox, closure].reduce(addNotice, []))).toEqual(["plan", "closure", "sandbox"]);
});

it("shows the next one when the heaviest is over", () => {
  const all = [sandbox, outage].reduce(addNotice, []);
  expect(ids(removeNotice(all, "outage"))).toEqual(["sandbox"]);
});

it("lists the sources of features by weight", () => {
  const source = (key: string, weight: ActiveNotice["weight"]) => ({ key, weight, Source: Nothing });
  const sources = [source("test-mode", "fact"), source("terms", "duty"), source("plan", "loss")];
  expect(sortByWeight(sources).map(({ key }) => key)).toEqual(["plan", "terms", "test-mode"]);
});
