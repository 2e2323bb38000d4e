import { Socket } from "node:net";

type Done = (error?: Error | null) => void;

/**
 * A connection to the database that sends all that is written in one turn of the event loop together. The driver
 * writes each statement by itself; gathered, those of one transaction cost one packet and wake the database once.
 */
export class BatchingSocket extends Socket {
  #isGathering = false;

  constructor() {
    super();
    // Whoever connects a socket of Node gives it the plain `write` of its own, over the one of its class.
    this.once("connect", () => {
      this.write = BatchingSocket.prototype.write;
    });
  }

  override write(data: string | Uint8Array, encoding?: BufferEncoding | Done, done?: Done): boolean {
    this.#gather();
    return typeof encoding === "function" ? super.write(data, encoding) : super.write(data, encoding, done);
  }

  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.cork();
    // Runs when the promises that are ready now have had their turn, so when all have written.
    process.nextTick(() => {
      this.#isGathering = false;
      this.uncork();
    });
  }
}
