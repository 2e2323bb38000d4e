import { coalesce } from "#platform/server/coalesce.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { type EventStream, frame } from "#platform/server/http/open-event-stream.ts";
import { chunkPage, chunksChannel, listChunksAfter, type StoredChunks } from "./chunk.repository.ts";
import { readersChannel, resumedChannel } from "./engine/channels.ts";
import { engineOf } from "./engine/run-engine.ts";
import { notifyServersAtOnce } from "./notify-servers.repository.ts";
import { findRun, type RunRow } from "./run.repository.ts";
import { mayNamePassages, withholdPassages } from "./withhold-passages.ts";

type Progress = [stored: StoredChunks[], run: RunRow | undefined];

const readers = coalesce<Progress>();

const pollMs = 1_000;
/** A run may wait for months. Its readers poll rarely and are notified when it resumes. */
const pollsWhileWaiting = 15;

export interface FollowRun {
  workspaceId: string;
  runId: string;
  /** The reader's last chunk. 0 for none. */
  afterSeq: number;
  /** True when this request has just created the run: nothing is stored yet. */
  isNew?: boolean;
}

/**
 * Sends the chunks of a run in order and without gaps: first the stored ones, then new ones from this server,
 * or announced by another. Ends the stream after the last chunk.
 */
export function followRun(
  ctx: Ctx,
  stream: EventStream,
  { workspaceId, runId, afterSeq, isNew }: FollowRun,
): void {
  const { chunks } = engineOf(ctx.services);
  const { broadcast, nodeId } = ctx.services;
  let seq = afterSeq;
  let isReading = false;
  let isStale = false;
  let isWaiting = false;
  let polls = 0;

  const send = (batch: StoredChunks) => {
    if (!stream.isOpen || batch.lastSeq <= seq) return;
    const lines = batch.lines.split("\n").slice(seq + 1 - batch.firstSeq);
    let frames = "";
    for (const line of lines) frames += frame(line, ++seq);
    stream.write(frames);
    isWaiting = lines.at(-1)?.startsWith('{"type":"run-waiting"') === true;
    if (lines.at(-1)?.startsWith('{"type":"run-end"')) close();
  };
  const receive = (batch: StoredChunks) => {
    if (isReading || batch.firstSeq > seq + 1) void read();
    else if (mayNamePassages(batch)) void reading(() => sendReadable(batch));
    else send(batch);
  };
  async function sendReadable(batch: StoredChunks) {
    for (const one of await query(ctx, ({ db }) => withholdPassages(db, [batch]))) send(one);
  }
  const read = () => reading(sendStored);
  /** One at a time, in order. What comes meanwhile is read afterwards. */
  async function reading(first: () => Promise<void>): Promise<void> {
    isStale = isReading;
    if (isReading || !stream.isOpen) return;
    isReading = true;
    try {
      isStale = false;
      await first();
      while (isStale && stream.isOpen) {
        isStale = false;
        await sendStored();
      }
    } catch (error) {
      ctx.log.warn({ err: error }, "a run's stream could not be read");
    } finally {
      isReading = false;
    }
  }
  async function sendStored(): Promise<void> {
    const [stored, run] = await readTogether(ctx, { workspaceId, runId, afterSeq: seq });
    for (const batch of stored) send(batch);
    if (stored.length === chunkPage) isStale = true;
    // The chunks of an old run are deleted. Its stored message has the same content.
    if (stored.length === 0 && run?.ended_at && stream.isOpen && isGone(run.ended_at)) {
      stream.send({ name: "gone", data: JSON.stringify({ status: run.status }) });
      close();
    }
  }
  const isGone = (endedAt: Date) => ctx.now().getTime() - endedAt.getTime() > 5_000;

  const off = [
    chunks.watch(runId, receive),
    broadcast.subscribe(chunksChannel, (payload) => {
      if (!payload.startsWith(nodeId) && payload.includes(runId)) void read();
    }),
    broadcast.subscribe(resumedChannel, (id) => {
      if (id !== runId) return;
      isWaiting = false;
      look();
    }),
    broadcast.onGap(() => void read()),
  ];
  const sayReading = () =>
    notifyServersAtOnce(ctx.services.servicePool, readersChannel, runId).catch(() => undefined);
  const look = () => {
    if (chunks.isLocal(runId)) return;
    void sayReading();
    void read();
  };
  // Announcements can get lost with the listening connection, so poll occasionally.
  const poll = setInterval(() => {
    polls += 1;
    if (!isWaiting || polls % pollsWhileWaiting === 0) look();
  }, pollMs);
  function close() {
    stop();
    stream.end();
  }
  function stop() {
    clearInterval(poll);
    for (const each of off) each();
  }
  stream.signal.addEventListener("abort", stop);
  if (!chunks.isLocal(runId)) void sayReading();
  if (!isNew) void read();
}

/** One query for all streams of a person on this server that are at the same place of a run. */
function readTogether(
  ctx: Ctx,
  { workspaceId, runId, afterSeq }: Omit<FollowRun, "isNew">,
): Promise<Progress> {
  const key = [ctx.services.nodeId, userOf(ctx).userId, workspaceId, runId, afterSeq].join(" ");
  return readers(key, () =>
    query(
      ctx,
      async ({ db }): Promise<Progress> => [
        await withholdPassages(db, await listChunksAfter(db, workspaceId, runId, afterSeq)),
        await findRun(db, runId),
      ],
    ),
  );
}
