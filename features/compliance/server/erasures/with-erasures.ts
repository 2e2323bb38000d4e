import { systemCtx } from "#platform/server/create-services.ts";
import { inTransaction } from "#platform/server/db/transaction.ts";
import type { Services } from "#platform/server/services.ts";
import type { LogWorkerOptions } from "../log/log-worker.ts";
import { findRestoredNumber } from "../log/sequencer.repository.ts";
import { issueCertificates } from "./certificates/issue-certificate.ts";
import { eraseAgain } from "./ledger/erase-returned.job.ts";
import { noteErasures } from "./ledger/note-erasures.ts";

/**
 * What a worker of the log does for erasures after it signed: it notes them with the files, issues certificates, and when
 * it starts or the log has noticed a restore, it looks for people who came back. None of it holds up the log.
 */
export function withErasures<Steps extends LogWorkerOptions>(services: Services, steps: Steps): Steps {
  const ctx = systemCtx(services, "erasures");
  /** It grows with each restore that the log notices. */
  let seenNumber: number | undefined;

  async function follow(): Promise<void> {
    const number = await inTransaction(services.pool, { role: "service_role" }, "read", findRestoredNumber);
    if (number !== seenNumber) await eraseAgain(ctx);
    seenNumber = number;
    await noteErasures(services);
    await issueCertificates(ctx);
  }

  return {
    ...steps,
    async publish() {
      await steps.publish();
      await follow().catch((error: unknown) =>
        services.log.error({ err: error }, "erasures could not be followed up"),
      );
    },
  };
}
