import { GuardedFetchError } from "./guarded-fetch-error.ts";

/** A body as it arrives over the network. */
export interface PacketReader {
  /**
   * All packets since the last read, at least one. Undefined after the last. Rejects when the body breaks
   * off.
   */
  read(): Promise<Buffer[] | undefined>;
  /** Discards the rest and closes the connection. */
  cancel(): void;
}

export interface PacketTimeouts {
  firstByteTimeoutMs: number;
  /** The limit between two packets. */
  idleTimeoutMs: number;
}

/** How the queue controls the connection that fills it. */
export interface PacketSource {
  pause(): void;
  resume(): void;
  abort(reason: Error): void;
}

/** The connection is paused while this much is unread. */
const MAX_UNREAD_BYTES = 256 * 1024;

/**
 * Queues packets between a connection and its reader. Packets of one turn are read together. Packets before a
 * failure are read before it. A server that is silent too long fails; a slow reader does not.
 */
export class PacketQueue implements PacketReader {
  readonly #idleTimeoutMs: number;
  readonly #onOver: (error: unknown) => void;
  #source: PacketSource | undefined;
  #packets: Buffer[] = [];
  #unreadBytes = 0;
  #isPaused = false;
  #hasBegun = false;
  #ending: { error?: unknown } | undefined;
  #timer: NodeJS.Timeout;
  #wake: (() => void) | undefined;

  /**
   * The timeout of the first byte starts at once. `onOver` is called when the body ends, with the error if it
   * broke off.
   */
  constructor({ firstByteTimeoutMs, idleTimeoutMs }: PacketTimeouts, onOver: (error: unknown) => void) {
    this.#idleTimeoutMs = idleTimeoutMs;
    this.#onOver = onOver;
    this.#timer = setTimeout(() => this.abort(silent("did not begin to answer")), firstByteTimeoutMs);
  }

  /** Attaches the open connection. Closes it when the queue has already ended. */
  open(source: PacketSource): void {
    if (this.#ending) source.abort(asError(this.#ending.error));
    else this.#source = source;
  }

  push(packet: Buffer): void {
    if (this.#ending) return;
    this.#packets.push(packet);
    this.#unreadBytes += packet.length;
    if (this.#unreadBytes > MAX_UNREAD_BYTES && !this.#isPaused) this.#pause();
    else if (this.#hasBegun) this.#timer.refresh();
    else this.#startIdleClock();
    this.#wake?.();
  }

  end(): void {
    this.#finish({});
  }

  fail(error: unknown): void {
    this.#finish({ error: asError(error) });
  }

  /** Fails the queue and closes the connection. */
  abort(reason: unknown): void {
    if (this.#ending) return;
    this.fail(reason);
    this.#source?.abort(asError(reason));
  }

  read(): Promise<Buffer[] | undefined> {
    if (this.#packets.length > 0 || this.#ending) return Promise.resolve(this.#take());
    // Packets that arrive later in this turn are included.
    return new Promise<void>((resolve) => {
      this.#wake = resolve;
    }).then(() => this.#take());
  }

  cancel(): void {
    this.#packets = [];
    this.abort(new GuardedFetchError("fetch.cancelled", "The answer is no longer read."));
  }

  #take(): Buffer[] | Promise<never> | undefined {
    this.#wake = undefined;
    if (this.#packets.length > 0) {
      const packets = this.#packets;
      this.#packets = [];
      this.#unreadBytes = 0;
      if (this.#isPaused && !this.#ending) this.#resume();
      return packets;
    }
    return this.#ending && "error" in this.#ending ? Promise.reject(this.#ending.error) : undefined;
  }

  #pause(): void {
    this.#isPaused = true;
    clearTimeout(this.#timer);
    this.#source?.pause();
  }

  #resume(): void {
    this.#isPaused = false;
    this.#startIdleClock();
    this.#source?.resume();
  }

  #startIdleClock(): void {
    clearTimeout(this.#timer);
    this.#hasBegun = true;
    this.#timer = setTimeout(() => this.abort(silent("stopped answering")), this.#idleTimeoutMs);
  }

  #finish(ending: { error?: unknown }): void {
    if (this.#ending) return;
    this.#ending = ending;
    clearTimeout(this.#timer);
    this.#onOver(ending.error);
    this.#wake?.();
  }
}

function silent(what: string): GuardedFetchError {
  return new GuardedFetchError("fetch.timed_out", `The server ${what}.`);
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new GuardedFetchError("fetch.cancelled", String(reason));
}
