import { describe, expect, it } from "vitest";
import { expectLinearTime } from "#platform/contract/testing/expect-linear-time.ts";
import { DataApiError } from "../data-api-error.ts";
import type { Condition } from "./condition.ts";
import { parseQuery } from "./parse-query.ts";

const parse = (query: string) => parseQuery(new URLSearchParams(query), "things");
const conditionsOf = (query: string) => parse(query).conditions;

describe("the grammar of a query", () => {
  it("reads names in quotes, paths, and dashes that are no arrows", () => {
    expect(parse('select="a.b":my-col->"x y"->-1->>2::text&order="o,o".desc.nullslast,b->c')).toEqual({
      select: [
        {
          type: "field",
          alias: "a.b",
          cast: "text",
          field: {
            name: "my-col",
            path: [
              { isText: false, key: "x y" },
              { isText: false, key: -1 },
              { isText: true, key: 2 },
            ],
          },
        },
      ],
      conditions: [],
      order: [
        { field: { name: "o,o", path: [] }, isDescending: true, nulls: "last" },
        { field: { name: "b", path: [{ isText: false, key: "c" }] }, isDescending: false },
      ],
    });
  });

  it("names a path by its last key, and by its column when it has only places", () => {
    const aliases = parse("select=a->b->0,c->>1,d").select.map((item) => item.type === "field" && item.alias);
    expect(aliases).toEqual(["b", "c", "d"]);
  });

  it("reads values to their end, and in trees to the next comma or parenthesis", () => {
    const values = (conditions: Condition[]): unknown[] =>
      conditions.flatMap((one) =>
        one.type === "tree"
          ? values(one.parts)
          : one.operation.type === "in"
            ? one.operation.values
            : [one.operation],
      );
    const compare = (comparison: string, value: string) => ({ type: "compare", comparison, value });
    expect(values(conditionsOf("a=eq.x,y)(z.&b=neq."))).toEqual([
      compare("eq", "x,y)(z."),
      compare("neq", ""),
    ]);
    expect(values(conditionsOf('or=(a.eq."x,y)",b.cs.{1,2},c.eq.{x,d.eq.")")'))).toEqual([
      compare("eq", "x,y)"),
      compare("cs", "{1,2}"),
      compare("eq", "{x"),
      compare("eq", ")"),
    ]);
    expect(values(conditionsOf('a=in.("x,y",z w,"q\\"\\\\",)'))).toEqual(["x,y", "z w", 'q"\\', ""]);
    expect(values(conditionsOf("a=in.()"))).toEqual([]);
    expect(values(conditionsOf('a=in.("")'))).toEqual([""]);
  });

  it("tells a tree of a column that is called like one", () => {
    expect(conditionsOf("and=(or.eq.1,not.or(and.eq.2))")).toMatchObject([
      {
        word: "and",
        parts: [
          { type: "filter", field: { name: "or" } },
          { type: "tree", word: "or", isNegated: true, parts: [{ type: "filter", field: { name: "and" } }] },
        ],
      },
    ]);
  });

  it("takes all columns once, however often they are asked for", () => {
    expect(parse("select=*,*,a,*").select.map(({ type }) => type)).toEqual(["all", "field"]);
  });
});

describe("whatever is written", () => {
  const signs = [
    ...'"\\(){}.,:*-> ab0\0',
    "->>",
    "::",
    "and(",
    "or(",
    "not.",
    "eq.",
    "in.(",
    "is.null",
    "𝒳",
    "\ud800",
  ];

  it("is read, or refused as a fault of the caller", () => {
    let state = 1;
    const below = (limit: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * limit);
    };
    const text = () => Array.from({ length: below(12) }, () => signs[below(signs.length)]).join("");
    let read = 0;
    for (let turn = 0; turn < 20_000; turn += 1) {
      const key = ["select", "order", "or", "not.and", "a", text()][below(6)] ?? "a";
      const value = `${["", "eq.", "in.(", "(a.eq.", "not."][below(5)]}${text()}`;
      try {
        parseQuery(new URLSearchParams([[key, value]]), "things");
        read += 1;
      } catch (error) {
        expect(error, `${key}=${value}`).toBeInstanceOf(DataApiError);
        expect((error as DataApiError).status, `${key}=${value}`).toBeLessThan(500);
      }
    }
    expect(read).toBeGreaterThan(500);
  });

  it("is read in a time that grows with its length alone", () => {
    const parse = (key: string, value: string) => {
      try {
        parseQuery(new URLSearchParams([[key, value]]), "things");
      } catch (error) {
        if (!(error instanceof DataApiError)) throw error;
      }
    };
    for (const sign of signs) {
      expectLinearTime((size) => {
        for (const key of ["select", "order", "or", "a", sign.repeat(size / 5)]) {
          parse(key, `eq.${sign.repeat(size)}`);
          parse(key, sign.repeat(size));
        }
      }, 15_000);
    }
  });
});
