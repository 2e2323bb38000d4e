import type { StreamResult } from "./stream-client.ts";

/**
 * Keeps `streams` chats open until each reader has done `rounds`: a reader starts the next chat when one
 * ends. Starts are spread over `spreadMs`, as with people.
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
