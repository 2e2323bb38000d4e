import type { TokenPrices } from "../../contract/model-price.ts";

/** Tokens of one call. */
export interface TokenUsage {
  /** All input, including cached. */
  inputTokens: number;
  /** The cached part of the input. */
  cachedInputTokens: number;
  /** All output, including reasoning. */
  outputTokens: number;
}

const TOKENS_PER_PRICE = 1_000_000n;

const MOST_MICROS = BigInt(Number.MAX_SAFE_INTEGER);

/** The cost of `usage` in millionths of a dollar. Rounded up once, on the sum. 0 without a price. */
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

/** Providers report tokens, so anything that is not a count becomes 0. */
function whole(tokens: number): bigint {
  return Number.isFinite(tokens) && tokens > 0 ? BigInt(Math.ceil(tokens)) : 0n;
}
