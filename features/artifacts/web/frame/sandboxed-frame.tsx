import { useEffect, useRef, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { artifactTexts } from "../texts/artifact-texts.ts";
import { openFrame } from "./open-frame.ts";

/** A page in a frame that reaches nothing. One that tries to lead elsewhere is stopped. */
export function SandboxedFrame({ title, html }: { title: string; html: string }) {
  const words = useTexts(artifactTexts);
  const frame = useRef<HTMLIFrameElement>(null);
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!current || hasLeft) return;
    return openFrame(current, html, ({ type }) => type === "left" && setLeft(true));
  }, [html, hasLeft]);
  if (hasLeft)
    return (
      <EmptyState action={<Button onClick={() => setLeft(false)}>{words.showAgain}</Button>}>
        {words.left}
      </EmptyState>
    );
  return (
    <iframe
      ref={frame}
      title={words.framed(title)}
      className="h-full min-h-96 w-full rounded-lg border border-line-1"
    />
  );
}
