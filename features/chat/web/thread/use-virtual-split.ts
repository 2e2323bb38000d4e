import { useEffect, useState } from "react";

const mostPlain = 40;
const keptPlain = 20;

/**
 * How many messages at the beginning are drawn only while they are near the visible part. The rest, and with it
 * whatever is being written, always stays in the page. The border moves rarely, and only forward by a batch.
 */
export function useVirtualSplit(conversationId: string, ids: readonly string[]): number {
  const [border, setBorder] = useState({ conversationId, firstPlainId: firstPlain(ids) });
  const isPrinting = useIsPrinting();
  const place = ids.indexOf(border.firstPlainId ?? "");
  const isStale = border.conversationId !== conversationId || place === -1 || ids.length - place > mostPlain;
  if (isStale && ids.length > 0 && firstPlain(ids) !== border.firstPlainId) {
    setBorder({ conversationId, firstPlainId: firstPlain(ids) });
  }
  return isPrinting || place === -1 ? 0 : place;
}

function firstPlain(ids: readonly string[]): string | undefined {
  return ids[Math.max(0, ids.length - keptPlain)];
}

/** A printed conversation is all of it. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => setPrinting(true);
    const end = () => setPrinting(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
