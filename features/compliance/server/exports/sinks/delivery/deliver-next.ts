import type { Services } from "#platform/server/services.ts";
import { openSinkSecrets } from "../sink-secrets.ts";
import { DeliveryError } from "./delivery-error.ts";
import {
  type DueSink,
  releaseSink,
  storeBatchEnd,
  storeDelivered,
  storeFailed,
} from "./due-sink.repository.ts";
import { findReadLog } from "./log-entry.repository.ts";
import { makeBatch } from "./make-batch.ts";
import { sendTo } from "./send-to.ts";

const firstRetryMs = 5_000;
const longestRetryMs = 3_600_000;

/**
 * Delivers the next entries of the log to a receiver that was taken, and gives it back. `stop` ends a delivery under way:
 * somebody else sends the same batch again at once.
 */
export async function deliverNext(services: Services, sink: DueSink, stop?: AbortSignal): Promise<void> {
  const pool = services.servicePool;
  const { generation, next_index, workspace_id } = sink;
  const log = await findReadLog(pool, workspace_id, generation);
  const isRead = !log || next_index >= log.end;
  if (isRead) {
    // A restored database went on with another log.
    const isOver = !log || log.isClosed;
    const next = log ? log.nextGeneration : generation + 1;
    const to = isOver && next !== null ? { generation: next, index: 0 } : { generation, index: next_index };
    await storeDelivered(pool, sink, { ...to, events: 0 });
    return;
  }

  const batch = await makeBatch(pool, sink, log);
  if (batch.lines.length > 0) {
    // Whoever goes on after this process sends the same batch again.
    if (!(await storeBatchEnd(pool, sink, batch.end))) return;
    const secrets = openSinkSecrets(services.secrets, sink.secret, services.now());
    try {
      await sendTo(services, { ...sink, secrets }, batch, stop);
    } catch (error) {
      if (stop?.aborted) return releaseSink(pool, sink);
      if (!(error instanceof DeliveryError)) throw error;
      await storeFailed(pool, sink, { words: error.message, retryAfterMs: retryAfterMs(sink.failures) });
      return;
    }
  }
  await storeDelivered(pool, sink, { generation, index: batch.end, events: batch.lines.length });
}

/** 5 seconds after the first failure, then twice as long each time, up to an hour. */
function retryAfterMs(failuresBefore: number): number {
  return Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(failuresBefore, 20));
}
