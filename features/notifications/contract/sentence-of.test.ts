import { describe, expect, it } from "vitest";
import { notificationKinds } from "./notification-kind.ts";
import { sentenceOf } from "./sentence-of.ts";

const actor = { id: "0193a5c0-0000-7000-8000-000000000001", name: "Ann" };

describe("the sentence of a notification", () => {
  it("is another one for each kind, in English and in German, and has no holes without facts", () => {
    for (const language of ["en", "de"] as const) {
      const said = notificationKinds.map(
        (kind) => sentenceOf({ kind, actor, count: 1, facts: {} }, language).sentence,
      );
      expect(new Set(said).size).toBe(notificationKinds.length);
      for (const sentence of said) expect(sentence).not.toMatch(/undefined|null|\s$/);
    }
  });

  it("says how often something happened, and by whom the last time", () => {
    const facts = { title: "Renewal" };
    expect(sentenceOf({ kind: "message", actor, count: 3, facts }, "en").sentence).toBe(
      "3 new messages in “Renewal”, the latest by Ann",
    );
    expect(sentenceOf({ kind: "message", actor, count: 3, facts }, "de").sentence).toBe(
      "3 neue Nachrichten in „Renewal“, zuletzt von Ann",
    );
  });

  it("says who gave a task, with its title unless somebody outside may have written it", () => {
    const given = (facts: object, language: "en" | "de") =>
      sentenceOf({ kind: "task_given", actor, count: 1, facts }, language).sentence;
    expect(given({ title: "Call Kim" }, "en")).toBe("Ann gave you the task “Call Kim”");
    expect(given({}, "en")).toBe("Ann gave you a task");
    expect(given({ title: "Kim anrufen" }, "de")).toBe("Ann hat Ihnen die Aufgabe „Kim anrufen“ gegeben");
    expect(given({}, "de")).toBe("Ann hat Ihnen eine Aufgabe gegeben");
  });

  it("says what is the reader's now of somebody who left", () => {
    const left = (handed: number, conversations: number) =>
      sentenceOf(
        { kind: "left_behind", actor, count: 1, facts: { workspaceName: "Acme", handed, conversations } },
        "en",
      ).sentence;
    expect(left(1, 1)).toBe("Ann left Acme. 1 conversation is yours now");
    expect(left(3, 3)).toBe("Ann left Acme. 3 conversations are yours now");
    expect(left(3, 1)).toBe("Ann left Acme. 3 things are yours now");
  });

  it("names somebody when nobody is known, and keeps what was written apart", () => {
    const told = {
      kind: "hand_over",
      actor: null,
      count: 1,
      facts: { title: "Renewal", note: "Please" },
    } as const;
    expect(sentenceOf(told, "en")).toEqual({
      sentence: "Somebody handed “Renewal” over to you",
      said: "Please",
    });
  });
});
