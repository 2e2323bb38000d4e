import { perServices } from "#features/auth/server/index.ts";
import { systemCtx } from "#platform/server/create-services.ts";
import type { Services } from "#platform/server/services.ts";
import type { Mode } from "../billing-options.ts";
import { describeFailure } from "../stripe/describe-failure.ts";
import { endFinding, recordFinding } from "../watch/record-finding.ts";

/** One may be a mistake of somebody else; several in a row are a secret that is wrong. */
const limit = 3;
const objectId = "endpoint";

const refusedBy = perServices(() => ({ count: 0, isTold: false }));

/** Counts refusals since the last event that was taken; at the third, once, somebody has to look. */
export function noteRefusal(services: Services, mode: Mode): void {
  const refused = refusedBy(services);
  refused.count += 1;
  if (refused.count < limit || refused.isTold) return;
  refused.isTold = true;
  const finding = { kind: "webhooks_refused" as const, objectId, facts: {} };
  keep(services, recordFinding(systemCtx(services, "webhooks"), { mode, finding }));
}

/** What the provider signs is taken. */
export function noteAcceptance(services: Services, mode: Mode): void {
  const refused = refusedBy(services);
  const wasTold = refused.isTold;
  Object.assign(refused, { count: 0, isTold: false });
  const finding = { kind: "webhooks_refused" as const, objectId };
  if (wasTold) keep(services, endFinding(systemCtx(services, "webhooks"), { mode, ...finding }));
}

function keep(services: Services, work: Promise<void>): void {
  work.catch((error: unknown) => services.log.warn(describeFailure(error), "a finding was not kept"));
}
