import { useEffect, useState } from "react";

const mostPlain = 40;
const keptPlain = 20;

/**
 * The number of leading messages that are rendered only near the visible part. The rest, including a growing
 * answer, always stays in the page. The border moves rarely, forward, and by a batch.
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

/** A printed page needs all messages. */
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
