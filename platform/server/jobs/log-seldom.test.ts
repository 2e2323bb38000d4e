import { beforeEach, describe, expect, it } from "vitest";
import { createLogger } from "../log.ts";
import { logSeldom } from "./log-seldom.ts";

let lines: { err: object; unsaid?: number }[];
let nowMs: number;
let say: (failure: unknown) => void;

beforeEach(() => {
  lines = [];
  nowMs = 0;
  say = logSeldom(createLogger("info", { write: (line) => void lines.push(JSON.parse(line)) }), () => nowMs);
});

/** As the job library hands an error on: its properties in a plain object. */
const copied = (message: string, properties = {}) => {
  const { stack } = new Error(message);
  return { message, stack, ...properties };
};

describe("failures of the job library", () => {
  it("are logged once a minute of each kind, with how many were left out", () => {
    for (; nowMs < 150_000; nowMs += 250) {
      say(copied("connect ECONNREFUSED", { code: "ECONNREFUSED", queue: `queue ${nowMs % 7}` }));
      say(copied("Connection terminated unexpectedly"));
    }
    expect(lines).toHaveLength(6);
    expect(lines.map(({ unsaid }) => unsaid)).toEqual([undefined, undefined, 239, 239, 239, 239]);
  });

  it("tell their kind, their words and their place", () => {
    say(copied("connect ECONNREFUSED", { code: "ECONNREFUSED", queue: "mail" }));
    expect(lines[0]?.err).toMatchObject({
      type: "Error",
      message: "connect ECONNREFUSED",
      code: "ECONNREFUSED",
      stack: expect.stringContaining("at "),
    });
  });

  it("tell nothing of what they were about", () => {
    say(copied("invalid input: Ann's letter", { code: "22P02", severity: "ERROR", detail: "Ann's letter" }));
    say(new SyntaxError("Unexpected token: Ann's letter"));
    say("Ann's letter");
    expect(lines).toHaveLength(3);
    expect(JSON.stringify(lines)).not.toContain("Ann's letter");
  });
});
