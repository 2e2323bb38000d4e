import type { SinkRow } from "../sink.repository.ts";
import type { SinkSecrets } from "../sink-secrets.ts";

/** Where a batch goes, and what opens the door there. */
export type Target = Pick<SinkRow, "kind" | "address"> & { secrets: SinkSecrets };
