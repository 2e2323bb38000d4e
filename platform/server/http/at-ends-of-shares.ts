import type { ObjectRef } from "../access/grant.repository.ts";
import { msToNextEnd } from "../access/share-ends.repository.ts";
import type { Services } from "../services.ts";

const longestMs = 60 * 60_000;
/** So that the share has ended by the clock of the database, too. */
const afterMs = 20;

interface WatchedObject {
  services: Pick<Services, "servicePool" | "log">;
  object: ObjectRef & { workspaceId: string };
  /** Ends the watch. */
  signal: AbortSignal;
}

/** Calls `look` at the end of each share of an object. Returns what finds the next end again, after shares changed. */
export function atEndsOfShares({ services, object, signal }: WatchedObject, look: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const plan = () => {
    msToNextEnd(services.servicePool, object).then(
      (ms) => {
        clearTimeout(timer);
        if (ms === undefined || signal.aborted) return;
        const isFar = ms > longestMs;
        const pass = () => {
          if (!isFar) look();
          plan();
        };
        timer = setTimeout(pass, isFar ? longestMs : ms + afterMs).unref();
      },
      // The job that deletes such shares ends the stream a minute later.
      (error: unknown) => services.log.warn({ err: error }, "the end of a share could not be read"),
    );
  };
  signal.addEventListener("abort", () => clearTimeout(timer));
  plan();
  return plan;
}
