import { totalmem } from "node:os";

const megabyte = 2 ** 20;

/** The memory that this process may use, in bytes: of the machine, or of its container. */
export function usableMemory(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}

/**
 * Memory settings for a machine with `bytes` of memory, which PostgreSQL shares with the server. Its cache has an eighth,
 * at most 1 GB. Cache counts as used once pages are in it, so an idle installation stays small.
 */
export function memorySettings(bytes: number): Record<string, string> {
  const share = (part: number, least: number, most: number) =>
    `${Math.round(Math.min(most, Math.max(least, bytes / megabyte / part)))}MB`;
  return {
    shared_buffers: share(8, 32, 1024),
    effective_cache_size: share(2, 256, 16_384),
    // Each sort of each connection may take as much.
    work_mem: share(1024, 4, 16),
    maintenance_work_mem: share(64, 32, 256),
    // Data folders are on SSDs, and mostly cached.
    random_page_cost: "1.1",
  };
}
