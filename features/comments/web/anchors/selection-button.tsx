import { MessageSquarePlus } from "lucide-react";
import { useEffect, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import type { Anchor } from "../../contract/index.ts";
import { showPanel } from "../panel-state.ts";
import { commentTexts } from "../texts/comment-texts.ts";
import { anchorOfSelection, messageOfSelection } from "./anchor-of-selection.ts";

interface Selected {
  messageId: string;
  anchor: Anchor;
  top: number;
  left: number;
}

/** Beside text that is selected in a message. By keyboard the button of the message does the same. */
export function SelectionButton({ conversationId }: { conversationId: string }) {
  const words = useTexts(commentTexts);
  const [selected, setSelected] = useState<Selected>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setSelected(readSelected()), 200);
    };
    // It comes again beside the text once the page rests.
    const hide = () => {
      setSelected(undefined);
      look();
    };
    document.addEventListener("selectionchange", look);
    addEventListener("scroll", hide, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("selectionchange", look);
      removeEventListener("scroll", hide, true);
    };
  }, []);
  if (!selected) return null;
  const { messageId, anchor, top, left } = selected;
  return (
    // A button decides its own position, so its frame floats.
    <div className="fixed z-30 print:hidden" style={{ top, left }}>
      <Button
        size="sm"
        variant="secondary"
        aria-label={words.onPassage}
        icon={<MessageSquarePlus aria-hidden="true" size={16} />}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          showPanel({ conversationId, begun: { messageId, anchor } });
          setSelected(undefined);
        }}
        className="bg-float shadow-float"
      >
        {words.comment}
      </Button>
    </div>
  );
}

function readSelected(): Selected | undefined {
  const messageId = messageOfSelection();
  const anchor = messageId && anchorOfSelection(messageId);
  if (!messageId || !anchor) return undefined;
  const { top, bottom, right } =
    document.getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect();
  const [width, height] = [document.documentElement.clientWidth, innerHeight];
  if (bottom < 0 || top > height) return undefined;
  // Below the handles with which a finger selects.
  const gap = matchMedia("(pointer: coarse)").matches ? 30 : 6;
  return {
    ...{ messageId, anchor },
    top: Math.min(Math.max(bottom + gap, 60), height - 60),
    left: Math.min(Math.max(right - 60, 8), width - 130),
  };
}
