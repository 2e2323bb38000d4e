import type { LimitAsked, RunLimit } from "./wait.ts";

/** An amount of a limit in words, such as "20 steps". */
export function amountInWords(limit: RunLimit, amount: number): string {
  switch (limit) {
    case "steps":
      return unit(amount, "step");
    case "tool_calls":
      return unit(amount, "tool call");
    case "tokens":
      return `${amount.toLocaleString("en-US")} tokens`;
    case "time":
      return `${timeInWords(amount)} of work`;
    case "cost":
      return `$${(amount / 1_000_000).toFixed(2)}`;
  }
}

function timeInWords(ms: number): string {
  const minutes = ms / 60_000;
  if (minutes < 1) return unit(Math.max(1, Math.round(ms / 1_000)), "second");
  return unit(Number(minutes.toFixed(1)), "minute");
}

function unit(count: number, word: string): string {
  return count === 1 ? `1 ${word}` : `${count.toLocaleString("en-US")} ${word}s`;
}

/** What a person is asked at a limit. */
export function askedAtLimit({ limit, allowed, more }: LimitAsked): { title: string; question: string } {
  return {
    title: `Limit reached: ${amountInWords(limit, allowed)}`,
    question: `Continue for up to ${amountInWords(limit, more)} more, or end here with what is done so far?`,
  };
}
