import { type DragEvent, useState } from "react";
import type { Filed } from "./use-filing-acts.ts";

const kind = "application/x-adjutant-conversations";

export function dragConversations(event: DragEvent, items: readonly Filed[]): void {
  event.dataTransfer.setData(kind, JSON.stringify(items));
  event.dataTransfer.effectAllowed = "move";
}

/** Handlers of a place on which conversations can be dropped, and whether some are over it. */
export function useDropPlace(onDrop: (items: Filed[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes(kind)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        const dropped = event.dataTransfer.getData(kind);
        if (!dropped) return;
        event.preventDefault();
        onDrop(JSON.parse(dropped) as Filed[]);
      },
    },
  };
}
