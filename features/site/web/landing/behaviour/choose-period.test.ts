import { parseHTML } from "linkedom";
import { afterEach, expect, test, vi } from "vitest";
import { choosePeriod } from "./choose-period.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the chosen period is pressed, shown and begun with; a plan without such a price stays by the month", () => {
  const { document } = parseHTML(`<html><body>
    <button data-period-choice="month" aria-pressed="true"></button>
    <button data-period-choice="year" aria-pressed="false"></button>
    <ul>
      <li><p data-period="month">10</p><p data-period="year" hidden>100</p>
        <i data-trial="a" data-trial-interval="month"></i></li>
      <li><p>5</p><i data-trial="b" data-trial-interval="month"></i></li>
    </ul></body></html>`);
  vi.stubGlobal("document", document);
  const shown = () => [...document.querySelectorAll("p:not([hidden])")].map((price) => price.textContent);
  const begun = () =>
    [...document.querySelectorAll<HTMLElement>("[data-trial]")].map(({ dataset }) => dataset.trialInterval);
  const [byMonth, byYear] = document.querySelectorAll<HTMLElement>("button");
  if (!byMonth || !byYear) throw new Error("A choice is missing.");
  choosePeriod(byYear);
  expect(shown()).toEqual(["100", "5"]);
  expect(begun()).toEqual(["year", "month"]);
  expect([byMonth, byYear].map((button) => button.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  choosePeriod(byMonth);
  expect(shown()).toEqual(["10", "5"]);
  expect(begun()).toEqual(["month", "month"]);
});
