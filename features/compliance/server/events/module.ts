import type { Module } from "#platform/server/module.ts";
import { eventActs } from "./acts.ts";
import { eventRoutes } from "./event.routes.ts";
import { stopWatching } from "./reading/watch-log.ts";
import { type Vocabulary, vocabularyOf } from "./vocabulary.ts";

/** Reading the log. `declaring` are the modules whose acts and objects it names, this one among them. */
export function createEventsModule({ declaring }: { declaring: () => readonly Module[] }): Module {
  let known: Vocabulary | undefined;
  return {
    name: "compliance_events",
    routes: [
      eventRoutes(() => {
        known ??= vocabularyOf(declaring());
        return known;
      }),
    ],
    acts: eventActs,
    erasable: [{ table: "log_queries", columns: ["workspace_id", "user_id"] }],
    stop: stopWatching,
  };
}
