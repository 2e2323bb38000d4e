import type { Module } from "#platform/server/module.ts";
import type { Services } from "#platform/server/services.ts";
import { type Vocabulary, vocabularyOf } from "../events/vocabulary.ts";
import { exportActs } from "./acts.ts";
import { eventExportAccess } from "./event-export.access.ts";
import { exportRoutes } from "./export.routes.ts";
import { eventExportTidying, tidyEventExports } from "./files/tidy-event-exports.ts";
import { writeEventExport } from "./files/write-event-export.ts";
import { retainedExportData } from "./retained-data.ts";
import { type Outside, registerOutside } from "./sinks/delivery/outside.ts";
import { createSinkWorker, type SinkWorker } from "./sinks/delivery/sink-worker.ts";
import { sinkRoutes } from "./sinks/sink.routes.ts";
import { sealedSinkSecrets } from "./sinks/sink-secrets.ts";
import { registerExportedVocabulary } from "./vocabulary-of.ts";

const workers = new WeakMap<Services, SinkWorker>();

export interface ExportsOptions {
  /** The modules whose acts a search of an export means. */
  declaring: () => readonly Module[];
  /** How receivers are reached. */
  outside: Outside;
}

/** Taking events out: as files, and to receivers as they are recorded. */
export function createExportsModule({ declaring, outside }: ExportsOptions): Module {
  let known: Vocabulary | undefined;
  return {
    name: "compliance_exports",
    offers: [eventExportAccess.request, eventExportAccess.request_installation],
    routes: [exportRoutes, sinkRoutes],
    jobs: [writeEventExport, tidyEventExports],
    acts: exportActs,
    sealed: sealedSinkSecrets,
    keeps: retainedExportData,
    erasable: [
      {
        ...{ table: "event_exports", columns: ["workspace_id", "user_id"], isNaming: true },
        contents: { table: "event_export_contents", key: "id" },
      },
      {
        table: "event_export_contents",
        columns: ["workspace_id"],
        deleteContents: eventExportTidying.deleteAllContents,
      },
      { table: "event_sink_positions", columns: ["workspace_id"] },
      { table: "event_sink_secrets", columns: ["workspace_id"] },
      { table: "event_sinks", columns: ["workspace_id"] },
    ],
    start(services, { isWorker }) {
      registerOutside(services, outside);
      registerExportedVocabulary(services, () => {
        known ??= vocabularyOf(declaring());
        return known;
      });
      if (!isWorker) return;
      const worker = createSinkWorker(services);
      workers.set(services, worker);
      worker.start();
    },
    stop: async (services) => workers.get(services)?.stop(1_000),
  };
}
