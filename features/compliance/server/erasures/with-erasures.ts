import { setTimeout as sleep } from "node:timers/promises";
import { createCtx } from "#platform/server/create-ctx.ts";
import { inServiceTransaction } from "#platform/server/db/transaction.ts";
import type { Services } from "#platform/server/services.ts";
import type { LogSteps } from "../log/log-steps.ts";
import { findRestoredNumber } from "../log/sequencer.repository.ts";
import { issueCertificates } from "./certificates/issue-certificate.ts";
import { eraseAgain } from "./ledger/erase-returned.job.ts";
import { noteErasures } from "./ledger/note-erasures.ts";

export interface ErasureSteps extends LogSteps {
  /** Resolves when what follows on the last publishing has ended. */
  followed(): Promise<void>;
}

const stopMs = 1_000;
const lookAgainMs = 60_000;
/** Certificates of what is noted already do not wait longer for the notes of the rest. */
const noteFirstMs = 5_000;

/**
 * What a worker of the log does for erasures after it signed: it notes them with the files, issues certificates, and when
 * it starts or the log has noticed a restore, it looks for people who came back. Each goes on beside the log and beside the
 * others: one that fails or waits for the store of files holds up nothing else.
 */
export function withErasures(services: Services, steps: LogSteps): ErasureSteps {
  const stopping = new AbortController();
  const { signal } = stopping;
  const ctx = createCtx(services, { type: "system", name: "erasures" }, { signal });
  /** It grows with each restore that the log notices. */
  let seenNumber: number | undefined;
  /** After a failure it is tried again, a little later. */
  let lookFrom = 0;

  const note = beside("erasures could not be noted with the files", () =>
    noteErasures(services, steps.host, signal),
  );
  const issue = beside("certificates of erasures could not be issued", () => issueCertificates(ctx));
  const look = beside("people who came back could not be erased again", async () => {
    const number = await inServiceTransaction(services.pool, "read", findRestoredNumber);
    if (number === seenNumber || performance.now() < lookFrom) return;
    lookFrom = performance.now() + lookAgainMs;
    await eraseAgain(ctx, steps.host);
    seenNumber = number;
  });

  /** Starts a step unless it still goes on. */
  function beside(failure: string, perform: () => Promise<void>) {
    let going: Promise<void> | undefined;
    const step = () =>
      perform()
        .catch((error: unknown) => {
          if (!signal.aborted) services.log.error({ err: error }, failure);
        })
        .finally(() => {
          going = undefined;
        });
    return (): Promise<void> => {
      if (signal.aborted) return Promise.resolve();
      going ??= step();
      return going;
    };
  }

  const noteAndIssue = () =>
    Promise.race([note(), sleep(noteFirstMs, undefined, { ref: false, signal }).catch(() => undefined)]).then(
      issue,
    );
  let following: Promise<unknown> = Promise.resolve();

  return {
    ...steps,
    async publish() {
      try {
        await steps.publish();
      } finally {
        following = Promise.all([noteAndIssue(), look()]);
      }
    },
    followed: () => following.then(() => undefined),
    async stop() {
      stopping.abort();
      await Promise.race([following, sleep(stopMs, undefined, { ref: false })]);
      await steps.stop();
    },
  };
}
