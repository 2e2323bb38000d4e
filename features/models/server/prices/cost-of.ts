import type { TokenPrices } from "../../contract/model-price.ts";

/** Tokens of one call. */
export interface TokenUsage {
  /** All of the input, the cached among it. */
  inputTokens: number;
  /** Those of the input that the provider had cached. */
  cachedInputTokens: number;
  /** All that the model wrote, its reasoning among it. */
  outputTokens: number;
}

const TOKENS_PER_PRICE = 1_000_000n;

const MOST_MICROS = BigInt(Number.MAX_SAFE_INTEGER);

/** What `usage` costs in millionths of a dollar, rounded up once, on the sum. Without a price it is 0. */
export function costOf(usage: TokenUsage, prices: TokenPrices | undefined): number {
  if (!prices) return 0;
  const cached = whole(Math.min(usage.cachedInputTokens, usage.inputTokens));
  const fresh = whole(usage.inputTokens) - cached;
  const sum =
    fresh * BigInt(prices.inputMicros) +
    cached * BigInt(prices.cachedInputMicros) +
    whole(usage.outputTokens) * BigInt(prices.outputMicros);
  const micros = (sum + TOKENS_PER_PRICE - 1n) / TOKENS_PER_PRICE;
  return Number(micros < MOST_MICROS ? micros : MOST_MICROS);
}

/** Tokens come from providers: whatever is no count is none. */
function whole(tokens: number): bigint {
  return Number.isFinite(tokens) && tokens > 0 ? BigInt(Math.ceil(tokens)) : 0n;
}
