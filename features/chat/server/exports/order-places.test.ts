import { expect, it } from "vitest";
import { orderPlaces } from "./order-places.ts";

const place = (id: string, parentId: string | null = null) => ({ id, parentId });

it.each([
  ["parents before their children", [place("b", "a"), place("c", "b"), place("a")], ["a", "b<a", "c<b"]],
  ["a message without its parent as a first one", [place("a"), place("b", "gone")], ["a", "b"]],
  ["a circle from its oldest message on", [place("b", "c"), place("c", "b"), place("a")], ["a", "b", "c<b"]],
  ["a message that follows itself", [place("a", "a")], ["a"]],
])("an export has %s", (_what, places, said) => {
  expect(orderPlaces(places).map(({ id, parentId }) => (parentId ? `${id}<${parentId}` : id))).toEqual(said);
});

it("an export has a chain and a fan of a hundred thousand messages", () => {
  const chain = Array.from({ length: 100_000 }, (_, n) => place(`c${n}`, n === 0 ? null : `c${n - 1}`));
  const fan = Array.from({ length: 100_000 }, (_, n) => place(`f${n}`, "c0"));
  expect(orderPlaces([...chain, ...fan])).toHaveLength(200_000);
});
