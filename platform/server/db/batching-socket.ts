import { Socket } from "node:net";

type Done = (error?: Error | null) => void;

/**
 * A database connection that sends everything written in one turn of the event loop together. The driver
 * writes each statement separately; batched, the statements of a transaction cost one packet and wake the
 * database once.
 */
export class BatchingSocket extends Socket {
  #isGathering = false;

  constructor() {
    super();
    // Node gives a connected socket its own plain `write`, which hides the one of this class.
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
    // Runs after the promises that are ready now, so after everything has been written.
    process.nextTick(() => {
      this.#isGathering = false;
      this.uncork();
    });
  }
}
