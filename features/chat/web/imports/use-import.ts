import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import type { ImportBatch, ImportOutcome } from "../../contract/index.ts";
import { chatKeys } from "../api/query-keys.ts";
import type { FromWorker, ToWorker } from "./import-messages.ts";
import type { ImportPreview } from "./read-file.ts";

export type ImportState =
  | { state: "idle" }
  | { state: "reading"; share: number }
  | { state: "failed"; problem: string }
  | { state: "read"; preview: ImportPreview }
  | { state: "importing"; preview: ImportPreview; sent: number }
  | { state: "done"; preview: ImportPreview; outcome: ImportOutcome; isStopped: boolean };

const pauseMs = 250;

/** Reads a file in a worker, and sends it in small requests once the person has confirmed. */
export function useImport() {
  const client = useQueryClient();
  const [state, setState] = useState<ImportState>({ state: "idle" });
  const worker = useRef<Worker>(undefined);
  const isStopped = useRef(false);

  const end = () => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(
    () => () => {
      isStopped.current = true;
      worker.current?.terminate();
    },
    [],
  );

  const read = (file: File) => {
    end();
    const made = new Worker(new URL("./read-export.worker.ts", import.meta.url), { type: "module" });
    worker.current = made;
    setState({ state: "reading", share: 0 });
    made.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === "progress")
        setState({ state: "reading", share: data.bytes / Math.max(1, file.size) });
      if (data.type === "read") setState({ state: "read", preview: data.preview });
      if (data.type === "failed") setState({ state: "failed", problem: data.problem });
    };
    made.onerror = () =>
      setState({ state: "failed", problem: "This file could not be read. It may be too large." });
    tell(made, { type: "read", file });
  };

  const send = async (preview: ImportPreview) => {
    const made = worker.current;
    if (!made) return;
    isStopped.current = false;
    const outcome: ImportOutcome = { conversationsAdded: 0, messagesAdded: 0 };
    setState({ state: "importing", preview, sent: 0 });
    try {
      let sent = 0;
      for (let batch = await nextBatch(made); batch && !isStopped.current; batch = await nextBatch(made)) {
        const added = await post(batch);
        outcome.conversationsAdded += added.conversationsAdded;
        outcome.messagesAdded += added.messagesAdded;
        sent += batch.conversations.reduce((sum, { messages }) => sum + messages.length, 0);
        setState({ state: "importing", preview, sent });
      }
      setState({ state: "done", preview, outcome, isStopped: isStopped.current });
    } catch (error) {
      const kept =
        outcome.messagesAdded > 0
          ? " What was imported so far is kept. Import the file again to continue."
          : "";
      setState({ state: "failed", problem: `${describeError(error)}${kept}` });
    } finally {
      end();
      await client.invalidateQueries({ queryKey: chatKeys.allConversations });
    }
  };

  const reset = () => {
    end();
    setState({ state: "idle" });
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { state, read, send, reset, stop };
}

function tell(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}

function nextBatch(worker: Worker): Promise<ImportBatch | null> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === "batch") resolve(data.batch);
    };
    worker.onerror = () => reject(new Error("The file could not be read further."));
    tell(worker, { type: "next" });
  });
}

async function post(batch: ImportBatch): Promise<ImportOutcome> {
  const { data } = await api.POST("/api/v1/conversations/import", { body: batch });
  // Leaves room for what other tabs of the person ask meanwhile.
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return data ?? { conversationsAdded: 0, messagesAdded: 0 };
}
