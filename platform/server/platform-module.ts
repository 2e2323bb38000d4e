import { platformActs } from "./audit/platform-acts.ts";
import { platformErasable } from "./erasure/platform-erasable.ts";
import { retainedPlatformData } from "./erasure/retained-data.ts";
import { deliverMessage } from "./mail/deliver-message.ts";
import { deliverWaitingMessages } from "./mail/deliver-waiting-messages.ts";
import { sealedMessages } from "./mail/sealed-messages.ts";
import type { Module } from "./module.ts";
import { realtimeRoutes } from "./realtime/realtime.routes.ts";
import { deleteOldRows } from "./retention/delete-old-rows.ts";
import { platformRetention } from "./retention/platform-retention.ts";

/** The platform's own module: realtime, messages, retention, and the keys of the audit trail. */
export const platformModule: Module = {
  name: "platform",
  acts: platformActs,
  routes: [realtimeRoutes],
  jobs: [deleteOldRows, deliverMessage, deliverWaitingMessages],
  sealed: [
    { table: "data_keys", column: "wrapped_key", idColumn: "id", context: (id) => id },
    sealedMessages,
  ],
  erasable: platformErasable,
  keeps: retainedPlatformData,
  retention: platformRetention,
  stop({ carriers }) {
    carriers.mail?.close?.();
    carriers.sms?.close?.();
  },
};
