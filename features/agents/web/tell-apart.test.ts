import { describe, expect, it } from "vitest";
import { tellApart } from "./tell-apart.ts";

const agent = (id: string, more: object = {}) => ({
  ...{ id, name: "Twin", purpose: "", owner: { id: "1", name: "Ann" }, createdAt: "2026-11-03T10:00:00Z" },
  ...{ abilities: { share: true }, ...more },
});

describe("agents of one name", () => {
  it("are told apart by the owner of somebody else's and the purpose of one's own", () => {
    const own = agent("a", { purpose: "Writes offers." });
    const theirs = agent("b", {
      name: "twin ",
      owner: { id: "2", name: "Bob" },
      abilities: { share: false },
    });
    expect([...tellApart([own, theirs])]).toEqual([
      ["a", "Writes offers."],
      ["b", "from Bob"],
    ]);
  });

  it("are told apart by when they were made where they are for the same", () => {
    const later = agent("b", { createdAt: "2026-11-05T10:00:00Z" });
    expect([...tellApart([agent("a"), later])]).toEqual([
      ["a", "made on 3 Nov 2026"],
      ["b", "made on 5 Nov 2026"],
    ]);
    const sameDay = agent("b", { createdAt: "2026-11-03T10:00:05Z" });
    const [one, other] = tellApart([agent("a"), sameDay]).values();
    expect(one).not.toBe(other);
  });

  it("are the only ones about which more is said", () => {
    expect(tellApart([agent("a"), agent("b", { name: "Other" })]).size).toBe(0);
  });
});
