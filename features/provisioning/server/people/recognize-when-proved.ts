import { query } from "#platform/server/command.ts";
import { systemCtx } from "#platform/server/create-services.ts";
import type { Services } from "#platform/server/services.ts";
import { listProvedAwaited } from "./person.repository.ts";
import { recognizePeople } from "./recognize-people.ts";

/** Announced by the database at the commit of whatever proved an address; the payload is the user's id. */
const provedAddresses = "adjutant_proved_addresses";

/**
 * Recognizes people whom directories named as soon as their address is proved; looks for all of them at the start,
 * too, and whenever announcements may have been missed. Returns how to stop.
 */
export function recognizeWhenProved(services: Services): () => void {
  const ctx = systemCtx(services, "provisioning");
  const attempt = (work: () => Promise<unknown>) =>
    void work().catch((error: unknown) =>
      services.log.warn({ err: error }, "people of directories could not be recognized"),
    );
  const recognizeAll = () =>
    attempt(async () => {
      const ids = await query(ctx, ({ db }) => listProvedAwaited(db));
      for (const userId of ids) await recognizePeople(ctx, { userId });
    });
  const stops = [
    services.broadcast.subscribe(provedAddresses, (userId) =>
      attempt(() => recognizePeople(ctx, { userId })),
    ),
    services.broadcast.onGap(recognizeAll),
  ];
  recognizeAll();
  return () => {
    for (const stop of stops) stop();
  };
}
