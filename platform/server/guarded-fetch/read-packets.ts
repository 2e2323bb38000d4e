import { GuardedFetchError } from "./guarded-fetch-error.ts";
import type { PacketReader } from "./packet-queue.ts";

/** Reads the whole body. Cancels a body of more than `limitBytes` and throws `fetch.too_large`. */
export async function readPackets(packets: PacketReader, limitBytes: number): Promise<Buffer> {
  const read: Buffer[] = [];
  let bytes = 0;
  for (let next = await packets.read(); next; next = await packets.read()) {
    read.push(...next);
    for (const { length } of next) bytes += length;
    if (bytes <= limitBytes) continue;
    packets.cancel();
    throw new GuardedFetchError("fetch.too_large", "The server sent too much.");
  }
  return Buffer.concat(read);
}
