import { expect, it } from "vitest";
import { timbresIn } from "./testing/timbres-in.ts";

it.each([
  ..."en de fr es es-419 it pt pt-BR nl pl sv da nb fi cs sk hu ro tr".split(" "),
  ..."et lv lt hr sl id vi ru uk bg el ko hi ar zh".split(" "),
])("has ten timbres in %s", (language) => {
  expect(timbresIn(language)).toBe(10);
});
