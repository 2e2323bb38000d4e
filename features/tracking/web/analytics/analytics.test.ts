import { describe, expect, it } from "vitest";
import { niceCeiling } from "#platform/web/charts/nice-ceiling.ts";
import type { AnalyticsOverview } from "../../contract/analytics.ts";
import { formatChange, formatShare } from "./format-count.ts";
import { formatMoment, formatPoint } from "./format-point.ts";
import { makeCsv } from "./make-csv.ts";
import { nameOf } from "./name-of.ts";

const compared = (count: number, previous: number) => ({ count, previous });

const overview: AnalyticsOverview = {
  period: "24h",
  unit: "hour",
  startsAt: "2026-05-14T13:00:00.000Z",
  endsAt: "2026-05-15T13:00:00.000Z",
  countedAt: null,
  totals: {
    visitors: compared(1, 0),
    sessions: compared(2, 0),
    pageViews: compared(3, 4),
    botSessions: compared(0, 0),
  },
  series: [{ startsAt: "2026-05-14T13:00:00.000Z", visitors: 1, sessions: 2, pageViews: 3 }],
  funnel: [{ step: "trial_opened", count: 1, previous: 0 }],
};

describe("a comparison", () => {
  it.each([
    [12, 10, "+20%"],
    [5, 10, "−50%"],
    [10, 10, "±0%"],
    [0, 10, "−100%"],
    [3, 0, "new"],
    [0, 0, "–"],
    [12_345, 1, "+1,234,400%"],
  ])("of %d with %d is %s", (count, previous, shown) => {
    expect(formatChange({ count, previous })).toBe(shown);
  });
});

it("a share of nothing is none", () => {
  expect(formatShare(1, 3)).toBe("33.3%");
  expect(formatShare(0, 0)).toBe("–");
});

it("hours, days and months are those of UTC", () => {
  expect(formatPoint("2026-05-14T23:00:00.000Z", "hour", "short")).toBe("23:00");
  expect(formatPoint("2026-05-14T00:00:00.000Z", "day", "long")).toBe("Thursday 14 May");
  expect(formatPoint("2026-05-01T00:00:00.000Z", "month", "long")).toBe("May 2026");
  expect(formatMoment("2026-05-14T23:05:59.000Z")).toBe("14 May, 23:05 UTC");
});

it("an axis ends at a number that people like", () => {
  expect([0, 5, 6, 11, 49, 99, 101, 20_000].map(niceCeiling)).toEqual([4, 10, 10, 20, 50, 100, 200, 20_000]);
  for (let count = 0; count < 300; count += 1) expect(niceCeiling(count) % 2, `${count}`).toBe(0);
});

it("names are said in words, also those that visitors made up", () => {
  expect(nameOf("language", "de")).toBe("German");
  expect(nameOf("language", "zzz")).toBe("zzz");
  expect(nameOf("language", "not a code")).toBe("not a code");
  expect(nameOf("device", "phone")).toBe("Phone");
  expect(nameOf("page", "(other)")).toBe("Other");
});

describe("the export", () => {
  it("has everything in one table", () => {
    const text = makeCsv({
      overview,
      names: [{ kind: "page", items: [{ name: "/demo", count: 3, previous: 4 }] }],
      vitals: [
        { route: "/", samples: 4, vitals: [{ name: "LCP", p75: 2000.5, rating: "good", samples: 4 }] },
      ],
    });
    expect(text.split("\r\n")).toEqual([
      "section,name,starts_at,value,previous,samples",
      "total,visitors,2026-05-14T13:00:00.000Z,1,0,",
      "total,sessions,2026-05-14T13:00:00.000Z,2,0,",
      "total,pageViews,2026-05-14T13:00:00.000Z,3,4,",
      "total,botSessions,2026-05-14T13:00:00.000Z,0,0,",
      "hour,visitors,2026-05-14T13:00:00.000Z,1,,",
      "hour,sessions,2026-05-14T13:00:00.000Z,2,,",
      "hour,pageViews,2026-05-14T13:00:00.000Z,3,,",
      "trial,trial_opened,2026-05-14T13:00:00.000Z,1,0,",
      "page,/demo,2026-05-14T13:00:00.000Z,3,4,",
      "LCP p75,/,2026-05-14T13:00:00.000Z,2000.5,,4",
      "",
    ]);
  });

  it.each([
    ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
    ["+1", "'+1"],
    ['a"b,c', '"a""b,c"'],
    ["@x\ny", '"\'@x\ny"'],
  ])("runs nothing that a visitor wrote: %j", (name, cell) => {
    const text = makeCsv({
      overview: { ...overview, series: [], funnel: [] },
      names: [{ kind: "referrer", items: [{ name, count: 1, previous: 0 }] }],
      vitals: [],
    });
    expect(text).toContain(`referrer,${cell},`);
  });
});
