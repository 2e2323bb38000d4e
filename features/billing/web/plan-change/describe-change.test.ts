import { expect, it } from "vitest";
import { describeChange, type Preview } from "./describe-change.ts";
import { formatCents } from "./format-cents.ts";

const preview = {
  ...{
    planName: "Business",
    currency: "usd",
    interval: "month" as const,
    periodCents: 9_999,
    dueNowCents: 7_000,
  },
  ...{ startsAt: null, nextChargeAt: "2026-12-24T12:00:00.000Z" },
  seats: { taken: 2, before: 3, after: 9 },
};

it("more is due now, for the rest of the time that is paid, and the whole price on the next day of payment", () => {
  expect(describeChange(preview)).toEqual([
    { label: "starts", value: "today" },
    { label: "due now", value: "$70.00" },
    { label: "from 24 December 2026", value: "$99.99 a month" },
    { label: "seats", value: "3 now, 9 then" },
  ]);
});

it("seats that stay are said once, and fewer than are taken are pointed out", () => {
  const seatsOf = (seats: Preview["seats"]) => describeChange({ ...preview, seats }).at(-1)?.value;
  expect(seatsOf({ taken: 2, before: 3, after: 3 })).toBe("3");
  expect(seatsOf({ taken: 4, before: 9, after: 3 })).toBe("9 now, 3 then; 4 are taken");
  expect(seatsOf({ taken: 2, before: 3, trial: 3, after: null })).toBe("3 in the trial, unlimited then");
  expect(seatsOf({ taken: 1, before: 1, trial: 3, after: 10 })).toBe("1 now, 3 in the trial, 10 then");
});

it("less begins on a day, and costs nothing now", () => {
  const less = { ...preview, dueNowCents: 0, startsAt: "2026-12-24T12:00:00.000Z" };
  expect(describeChange(less).slice(0, 2)).toEqual([
    { label: "starts", value: "24 December 2026" },
    { label: "due now", value: "$0.00" },
  ]);
});

it("what is given back is kept, and never shown as a negative price", () => {
  expect(describeChange({ ...preview, dueNowCents: -1_234 })[1]).toEqual({
    ...{ label: "credit for the next invoice", value: "$12.34" },
  });
});

it("a plan that is cancelled is charged no more", () => {
  expect(describeChange({ ...preview, nextChargeAt: null })[2]?.value).toBe("nothing: the plan is cancelled");
});

it("a currency without decimals has none", () => {
  expect([formatCents(2_999, "usd"), formatCents(3_000, "jpy")]).toEqual(["$29.99", "¥3,000"]);
});

it("says that tax is added where it is", () => {
  expect(describeChange({ ...preview, isTaxed: true })[2]?.value).toBe("$99.99 a month plus tax");
});

it("says what is charged with a discount that still runs, and what without it", () => {
  expect(describeChange({ ...preview, nextCents: 4_999 }).slice(2, -1)).toEqual([
    { label: "from 24 December 2026", value: "$49.99, with the discount" },
    { label: "without the discount", value: "$99.99 a month" },
  ]);
  expect(describeChange({ ...preview, nextCents: 9_999 })).toHaveLength(4);
  expect(describeChange({ ...preview, nextCents: 4_999, nextChargeAt: null })).toHaveLength(4);
});

it("a year is told as one", () => {
  const yearly = { ...preview, interval: "year" as const, periodCents: 29_900 };
  expect(describeChange(yearly)[2]?.value).toBe("$299.00 a year");
});
