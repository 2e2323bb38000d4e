import { expect, it } from "vitest";
import { TokenCount } from "./token-count.ts";

const prompt = [
  { role: "user" as const, content: [{ type: "text" as const, text: "Hello there, how are you?" }] },
];

/** What is counted of a call whose answer had eight characters, when the provider says so many tokens. */
function counted(input: number | undefined, output: number | undefined, cacheRead: number | undefined = 0) {
  const count = new TokenCount({ prompt });
  count.see({ type: "text-delta", id: "1", delta: "Not bad." });
  count.report({
    inputTokens: { total: input, noCache: undefined, cacheRead, cacheWrite: undefined },
    outputTokens: { total: output, text: undefined, reasoning: undefined },
  });
  return count.used();
}

it("counts what the provider says", () => {
  expect(counted(1_000, 20, 400)).toEqual({
    ...{ inputTokens: 1_000, cachedInputTokens: 400, outputTokens: 20, isEstimated: false },
    reasoningTokens: 0,
  });
});

it.each([1e18, Number.MAX_VALUE, Number.POSITIVE_INFINITY, Number.NaN, -5])(
  "reckons for itself when the provider says %d tokens, which no call has",
  (absurd) => {
    const reckoned = counted(undefined, undefined);
    expect(reckoned).toMatchObject({ outputTokens: 2, isEstimated: true });
    expect(counted(absurd, absurd, absurd)).toEqual(reckoned);
  },
);
