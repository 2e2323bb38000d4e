import { systemCtx } from "#platform/server/create-services.ts";
import type { Services } from "#platform/server/services.ts";
import type { LogWorkerOptions } from "../log/log-worker.ts";
import { issueCertificates } from "./certificates/issue-certificate.ts";
import { eraseAgain } from "./ledger/erase-returned.job.ts";
import { noteErasures } from "./ledger/note-erasures.ts";

/**
 * What a worker of the log does for erasures: after it looked whether the database came from a backup, and after it signed.
 * Neither holds up the log.
 */
export function withErasures<Steps extends LogWorkerOptions>(services: Services, steps: Steps): Steps {
  const ctx = systemCtx(services, "erasures");
  const aside = (work: Promise<void>) =>
    work.catch((error: unknown) => services.log.error({ err: error }, "erasures could not be followed up"));
  return {
    ...steps,
    async prepare() {
      await steps.prepare();
      void aside(eraseAgain(ctx));
    },
    async publish() {
      await steps.publish();
      await aside(noteErasures(services).then(() => issueCertificates(ctx)));
    },
  };
}
