import type { StreamResult } from "./stream-client.ts";

/**
 * Keeps `streams` chats open at once until each reader has done `rounds`: when one ends, its reader begins the
 * next. Readers begin spread over `spreadMs`, as people do.
 */
export async function closedLoop(
  streams: number,
  rounds: number,
  spreadMs: number,
  chat: (reader: number) => Promise<StreamResult>,
): Promise<StreamResult[]> {
  const results: StreamResult[] = [];
  const reader = async (index: number) => {
    await new Promise((resolve) => setTimeout(resolve, (index / streams) * spreadMs));
    for (let round = 0; round < rounds; round++) results.push(await chat(index));
  };
  await Promise.all(Array.from({ length: streams }, (_, index) => reader(index)));
  return results;
}

export function percentile(values: number[], share: number): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
