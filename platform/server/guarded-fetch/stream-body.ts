import type { PacketReader } from "./packet-queue.ts";

/** A web stream over the packets of a body. */
export function streamBody(packets: PacketReader): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const received = await packets.read();
      if (!received) return controller.close();
      for (const packet of received) controller.enqueue(new Uint8Array(packet));
    },
    cancel: () => packets.cancel(),
  });
}
