import type { Services } from "#platform/server/services.ts";
import type { CheckpointRow } from "../checkpoint.repository.ts";
import { askWitnesses } from "./ask-witnesses.ts";

export interface WitnessAsker {
  /** Has the witnesses asked about this checkpoint, beside everything else. */
  ask(checkpoint: CheckpointRow): void;
  /** Ends the questions under way, and waits for their end. */
  stop(): Promise<void>;
}

/** Asks the witnesses about one checkpoint at a time; about the newest where they are slow. */
export function createWitnessAsker(services: Services): WitnessAsker {
  const stopping = new AbortController();
  let next: CheckpointRow | undefined;
  let asking: Promise<void> | undefined;

  async function askAll(): Promise<void> {
    while (next && !stopping.signal.aborted) {
      const checkpoint = next;
      next = undefined;
      await askWitnesses(services, checkpoint, stopping.signal).catch((error) =>
        services.log.error({ err: error }, "the witnesses could not be asked"),
      );
    }
    asking = undefined;
  }

  return {
    ask(checkpoint) {
      next = checkpoint;
      asking ??= askAll();
    },
    async stop() {
      stopping.abort();
      await asking;
    },
  };
}
